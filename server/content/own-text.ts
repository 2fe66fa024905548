/** What the operator types on a page, as readers get it. */
import type { PageText } from '#contract/api/admin/page.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { isForeignAddress, isOwnPage } from '#contract/api/site-fields.ts';
import { isLocaleKey, type LocaleKey } from '#contract/locale.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { renderAside } from './render-aside.ts';
import type { Rendered } from './render-markdown.ts';

const picture = /<img src="[^"]*" alt="[^"]*">/g;

export type RenderedTexts = readonly { key: LocaleKey; text: PageText; rendered: Rendered }[];

/** Clean HTML; pictures, which nobody has taken in, are left out. Null for what cannot be read. */
export async function renderOwnText(body: string): Promise<Rendered | null> {
  const rendered = await renderAside(body);
  return rendered && { ...rendered, html: rendered.html.replaceAll(picture, '') };
}

/** The texts of a page in their languages; throws `validation_failed` with those that cannot be read. */
export async function renderOwnTexts(texts: Partial<Record<LocaleKey, PageText>>): Promise<RenderedTexts> {
  const fields: Record<string, FieldIssue[]> = {};
  const all = Object.entries(texts).map(async ([key, text]) => {
    const rendered = await renderOwnText(text.body);
    if (rendered && isLocaleKey(key)) return [{ key, text, rendered }];
    fields[`texts.${key}.body`] = [{ code: 'invalid_format' }];
    return [];
  });
  const read = (await Promise.all(all)).flat();
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return read;
}

/** Whether a link leads nowhere: to no page that visitors may open, and to nothing that a browser opens. */
export function isLost(link: string): boolean {
  return !(/^(?:mailto:|tel:|#)/.test(link) || isOwnPage(link) || isForeignAddress(link));
}
