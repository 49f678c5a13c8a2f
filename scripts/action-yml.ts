import { stringify } from 'yaml';
import {
  describeInput,
  INPUT_GROUPS,
  OUTPUTS,
  TOKEN_DESCRIPTION,
  TOKEN_INPUT,
} from '../src/action/inputs.ts';

const GITHUB_SCRIPT = 'actions/github-script@ed597411d8f924073f98dfc5c65a23a2325f34cd';
const UPLOAD_ARTIFACT = 'actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f';
const VERSIONS: Readonly<Record<string, string>> = {
  [GITHUB_SCRIPT]: 'v8.0.0',
  [UPLOAD_ARTIFACT]: 'v6.0.0',
};

const CHECK_NODE = `\
wanted='Boo Bench needs Node 20.18 or newer on the PATH'
if ! command -v node >/dev/null; then
  echo "::error title=Boo Bench::$wanted, and there is none: add actions/setup-node before this step."
  exit 3
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 18) ? 0 : 1)'; then
  echo "::error title=Boo Bench::$wanted, found $(node --version): add actions/setup-node before this step."
  exit 3
fi
`;

const names = INPUT_GROUPS.flatMap((group) => group.names);
const planned = "steps.plan.outputs.state != ''";
const state = { BOOBENCH_STATE: '${{ steps.plan.outputs.state }}' };

function step(name: string): string {
  return `node "$GITHUB_ACTION_PATH/dist/cli.js" action ${name}\n`;
}

function script(call: string): string {
  return [
    'const { pathToFileURL } = await import("node:url");',
    'const bundle = `${process.env.GITHUB_ACTION_PATH}/dist/action.js`;',
    `const { ${call} } = await import(pathToFileURL(bundle).href);`,
    `await ${call}({ core, github });`,
    '',
  ].join('\n');
}

/** The content of `action.yml`, out of the one list of options. */
export function actionYml(): string {
  const action = {
    name: 'Boo Bench',
    description:
      'Find the pages that make a document parser loop, and fail when a change made it worse.',
    author: 'Boo Bench',
    branding: { icon: 'moon', color: 'purple' },
    inputs: {
      ...Object.fromEntries(
        names.map((name) => [
          name,
          { description: describeInput(name).description, required: false },
        ]),
      ),
      [TOKEN_INPUT]: {
        description: TOKEN_DESCRIPTION,
        required: false,
        default: '${{ github.token }}',
      },
    },
    outputs: Object.fromEntries(
      Object.entries(OUTPUTS).map(([name, description]) => [
        name,
        { description, value: `\${{ steps.report.outputs.${name}${afterPlan(name)} }}` },
      ]),
    ),
    runs: { using: 'composite', steps: steps() },
  };
  const text = stringify(action, {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
  const pinned = Object.entries(VERSIONS).reduce(
    (yaml, [uses, version]) => yaml.replaceAll(`uses: ${uses}`, `uses: ${uses} # ${version}`),
    text,
  );
  return `# Made by "npm run action" from src/action/inputs.ts and src/cli/option-specs.ts.\n${pinned}`;
}

/** A plan that fails leaves nothing to report, but says so in these. */
function afterPlan(name: string): string {
  return ['conclusion', 'reason', 'baseline-source'].includes(name)
    ? ` || steps.plan.outputs.${name}`
    : '';
}

function steps(): readonly object[] {
  return [
    {
      name: 'Boo Bench: check',
      id: 'plan',
      shell: 'bash',
      env: {
        ...Object.fromEntries(
          names.map((name) => {
            const { variable } = describeInput(name);
            return [variable, `\${{ inputs.${name} || env.${variable} }}`];
          }),
        ),
        BOOBENCH_MATRIX: '${{ toJSON(matrix) }}',
      },
      run: `${CHECK_NODE}${step('plan')}`,
    },
    {
      name: 'Boo Bench: restore pages and base',
      if: planned,
      uses: GITHUB_SCRIPT,
      env: state,
      with: { script: script('restore') },
    },
    {
      name: 'Boo Bench: fetch what is missing',
      if: `${planned} && steps.plan.outputs.mode == 'run'`,
      shell: 'bash',
      env: state,
      run: step('fetch'),
    },
    {
      name: 'Boo Bench: run the parser',
      if: `${planned} && steps.plan.outputs.mode == 'run'`,
      shell: 'bash',
      env: state,
      run: step('run'),
    },
    {
      name: 'Boo Bench: report',
      id: 'report',
      if: `always() && ${planned}`,
      shell: 'bash',
      env: { ...state, BOOBENCH_GITHUB_TOKEN: `\${{ inputs.${TOKEN_INPUT} }}` },
      run: step('report'),
    },
    {
      name: 'Boo Bench: save pages and base',
      if: `always() && ${planned}`,
      uses: GITHUB_SCRIPT,
      env: state,
      with: { script: script('save') },
    },
    {
      name: 'Boo Bench: keep the results',
      if: "always() && steps.report.outputs.artifact-path != ''",
      uses: UPLOAD_ARTIFACT,
      with: {
        name: '${{ steps.plan.outputs.artifact }}',
        path: '${{ steps.report.outputs.artifact-path }}',
        overwrite: true,
      },
    },
    {
      name: 'Boo Bench: verdict',
      if: `always() && ${planned}`,
      shell: 'bash',
      env: state,
      run: step('verdict'),
    },
  ];
}
