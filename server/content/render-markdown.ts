/** Markdown with drawings -> clean HTML, its headings and its links. */
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Heading } from '#contract/api/content.ts';
import { cleanSchema } from './clean-html.ts';

export interface Rendered {
  html: string;
  toc: Heading[];
  /** Targets of links, as written. */
  links: string[];
  /** Pictures by the name of their file, in the HTML as `<img src="name" alt="words">`. */
  pictures: { name: string; alt: string }[];
  /** Everything a reader reads. */
  text: string;
}

type Node = Root | Root['children'][number];

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function elementsOf(node: Node): Element[] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap(elementsOf);
  return node.type === 'element' ? [node, ...inside] : inside;
}

function headingOf(element: Element): Heading[] {
  const { id } = element.properties;
  if ((element.tagName !== 'h2' && element.tagName !== 'h3') || typeof id !== 'string') return [];
  return [{ id, text: textOf(element), level: element.tagName === 'h2' ? 2 : 3 }];
}

/** A head cell without words heads nothing. */
function withoutEmptyHeads(tree: Root): void {
  for (const element of elementsOf(tree)) if (element.tagName === 'th' && textOf(element).trim() === '') element.tagName = 'td';
}

function pictureOf({ properties: { src, alt } }: Element): Rendered['pictures'][number] {
  return { name: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt.trim() : '' };
}

/** In one form, whichever way they were written: what follows finds them by it. */
function withPlainPictures(tree: Root): void {
  for (const element of elementsOf(tree)) {
    if (element.tagName !== 'img') continue;
    const { name, alt } = pictureOf(element);
    element.properties = { src: name, alt };
  }
}

const wordJoiner = '\u2060';

/** No line ends inside a range of numbers: `8.1 … 12.1`, `8.1〜12.1`. */
function withWholeRanges(tree: Root): void {
  const change = (node: Node): void => {
    if (node.type === 'text') {
      node.value = node.value
        .replace(/(\S) … (?=\S)/g, '$1\u00a0…\u00a0')
        .replace(/(?<=\d)([〜～])(?=[\d+−])/g, `${wordJoiner}$1${wordJoiner}`);
    } else if ('children' in node) node.children.forEach(change);
  };
  change(tree);
}

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, cleanSchema)
  .use(rehypeSlug)
  .use(() => withoutEmptyHeads)
  .use(() => withPlainPictures)
  .use(() => withWholeRanges)
  .use(rehypeStringify);

export async function renderMarkdown(markdown: string): Promise<Rendered> {
  const tree = await pipeline.run(pipeline.parse(markdown));
  const elements = elementsOf(tree);
  return {
    html: pipeline.stringify(tree),
    toc: elements.flatMap(headingOf),
    links: elements.flatMap(({ properties: { href } }) => (typeof href === 'string' ? [href] : [])),
    pictures: elements.filter(({ tagName }) => tagName === 'img').map(pictureOf),
    text: tree.children
      .map(textOf)
      .join('\n')
      .replaceAll(wordJoiner, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\n{2,}/g, '\n')
      .trim(),
  };
}

/** An SVG file of ours or of an operator, cleaned like an article; null when it holds no drawing. */
export async function cleanDrawing(svg: string): Promise<string | null> {
  const { html } = await renderMarkdown(svg.replaceAll(/\n\s*\n/g, '\n'));
  return html.includes('<svg') ? html : null;
}
