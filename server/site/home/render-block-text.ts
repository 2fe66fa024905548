import { renderAside } from '#server/content/render-aside.ts';

/** Texts that are kept rendered: more than one arrangement has, in all languages. */
const most = 400;
const rendered = new Map<string, string>();

/** Markdown of a block as clean HTML. Its headings get no ids: those of the page itself stand beside them. */
export async function renderBlockText(markdown: string): Promise<string> {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const made = await renderAside(markdown);
  // Quotes inside an attribute are written as references.
  const plain = (made?.html ?? '').replaceAll(/(<h[2-4]) id="[^"]*"/g, '$1');
  if (rendered.size >= most) rendered.clear();
  rendered.set(markdown, plain);
  return plain;
}
