/** What the operator types of an article, as readers get it. */
import type { WrittenText } from '#contract/api/admin/article.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { isForeignAddress, isOwnPage } from '#contract/api/site-fields.ts';
import { isLocaleKey, type LocaleKey } from '#contract/locale.ts';
import { renderAside } from '#server/content/render-aside.ts';
import type { Rendered } from '#server/content/render-markdown.ts';
import { pictureIdIn } from '#server/image/picture-address.ts';
import { StoreError } from '#server/kernel/store-error.ts';

const written = /<img src="([^"]*)" alt="([^"]*)">/g;

/** In its HTML, pictures of the shop stand by their ids, and others are left out. */
export interface OwnRendered extends Rendered {
  pictureIds: string[];
}

export const isLostPicture = (address: string): boolean => pictureIdIn(address) === null;

/** Clean HTML. Null for what cannot be read. */
export async function renderOwnText(body: string): Promise<OwnRendered | null> {
  const rendered = await renderAside(body);
  if (!rendered) return null;
  const html = rendered.html.replaceAll(written, (_, address: string, alt: string) => {
    const id = pictureIdIn(address);
    return id === null ? '' : `<img data-picture="${id}" alt="${alt}">`;
  });
  return { ...rendered, html, pictureIds: [...new Set(rendered.pictures.flatMap(({ name }) => pictureIdIn(name) ?? []))] };
}

export type RenderedTexts = readonly { key: LocaleKey; text: WrittenText; rendered: OwnRendered }[];

/** The texts of an article in their languages; throws `validation_failed` with those that cannot be read. */
export async function renderOwnTexts(texts: Partial<Record<LocaleKey, WrittenText>>): Promise<RenderedTexts> {
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

export const pictureIdsOf = (texts: RenderedTexts): string[] => [...new Set(texts.flatMap(({ rendered }) => rendered.pictureIds))];

/** Whether a link leads nowhere: to no page that visitors may open, and to nothing that a browser opens. */
export function isLost(link: string): boolean {
  return !(/^(?:mailto:|tel:|#)/.test(link) || isOwnPage(link) || isForeignAddress(link));
}
