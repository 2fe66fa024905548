/** What the operator types on a page, as readers get it. */
import { matchPage } from '#contract/routes/match-page.ts';
import { type Rendered, renderMarkdown } from './render-markdown.ts';

const picture = /<img src="[^"]*" alt="[^"]*">/g;
const outside = /^(?:https:\/\/|mailto:|tel:|#)/;

/** Clean HTML; pictures, which nobody has taken in, are left out. */
export async function renderOwnText(body: string): Promise<Rendered> {
  const rendered = await renderMarkdown(body);
  return { ...rendered, html: rendered.html.replaceAll(picture, '') };
}

/** Whether a link leads nowhere: to no page of the shop, and to nothing that a browser opens. */
export function isLost(link: string): boolean {
  if (outside.test(link)) return false;
  const path = /^(\/[^?#]*)/.exec(link)?.[1];
  return path === undefined || matchPage(path) === null;
}
