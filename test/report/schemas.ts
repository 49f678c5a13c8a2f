import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../fixtures/schemas/${name}`, import.meta.url)), 'utf8');

// The schema's pattern of languages has a lone bracket, which Unicode mode refuses.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormatsModule.default(ajv);
const sarif = ajv.compile(JSON.parse(fixture('sarif-2.1.0.json')));
const junit = fixture('junit-10.xsd');

/** What the OASIS schema finds wrong with a SARIF log; empty for nothing. */
export function sarifFaults(text: string): readonly string[] {
  return sarif(JSON.parse(text))
    ? []
    : (sarif.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What libxml2 and the xUnit plugin's schema find wrong with JUnit files. */
export async function junitFaults(...texts: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: filesOf(texts), schema: junit });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** What libxml2 finds wrong with XML texts. */
export async function xmlFaults(...texts: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: filesOf(texts), normalization: 'format' });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** One call for many: libxml2 takes half a second to start. */
function filesOf(texts: readonly string[]): { fileName: string; contents: string }[] {
  return texts.map((contents, at) => ({ fileName: `file-${at}.xml`, contents }));
}
