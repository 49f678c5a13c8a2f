import * as v from 'valibot';
import type { AnnotationPage } from '../docmetrics/annotation.ts';
import { windowOf } from '../docmetrics/annotation.ts';
import { InputError } from '../errors.ts';

const Text = v.nullish(v.string());
const Attributes = v.nullish(v.record(v.string(), v.unknown()));

/** As far as it is read; annotators add fields, so unknown ones are let through. */
const Page = v.object({
  page_info: v.optional(v.object({ page_no: v.nullish(v.number()), page_attribute: Attributes })),
  layout_dets: v.array(
    v.object({
      category_type: v.string(),
      anno_id: v.number(),
      order: v.nullish(v.number()),
      text: Text,
      latex: Text,
      html: Text,
      attribute: Attributes,
    }),
  ),
  extra: v.optional(
    v.object({
      relation: v.optional(
        v.array(
          v.object({
            source_anno_id: v.number(),
            target_anno_id: v.number(),
            relation_type: v.string(),
          }),
        ),
      ),
    }),
  ),
});
const File = v.array(Page);

/**
 * Reads the annotation of a page: a list with one page, or an empty one for a blank page.
 *
 * A list of several pages is taken as one window.
 *
 * @param file how messages call it
 * @throws InputError for anything else
 * @see specification S10
 */
export function parseAnnotation(text: string, file: string): AnnotationPage {
  const hint = 'An annotated page is [{"page_info":…,"layout_dets":[…],"extra":…}].';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new InputError('invalid-annotation', `${file} is not JSON`, { hint, cause });
  }
  const read = v.safeParse(File, data);
  if (!read.success) {
    const [issue] = read.issues;
    const where = v.getDotPath(issue) ?? 'the whole';
    throw new InputError('invalid-annotation', `${file}: ${where}: ${issue.message}`, { hint });
  }
  const [first, ...others] = read.output;
  if (first === undefined) return { layout_dets: [] };
  if (others.length === 0) return first;
  return windowOf(read.output, first.page_info?.page_no ?? 1);
}
