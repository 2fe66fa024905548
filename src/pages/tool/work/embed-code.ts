/** The lines of HTML that put a calculator into a page of another site. */
import { escapeToBuffer } from 'hono/utils/html';
import { type EmbedLook, embedParameter } from '#contract/routes/embed.ts';

interface Embedding {
  /** Address of the calculator with its values, in the shop. */
  href: string;
  title: string;
  look: EmbedLook;
}

/** CSS pixels that a frame has until the calculator tells its own height; also where no scripts are allowed. */
const firstHeight = 900;

function asAttribute(text: string): string {
  const written: [string] = [''];
  escapeToBuffer(text, written);
  return written[0];
}

/** Takes the height of the frame from the calculator, which tells it by `src/app/embedded/tell-height.ts`. */
function heightLines(origin: string): string[] {
  return [
    '<script>',
    `addEventListener("message", ({ origin, source, data }) => {`,
    `  if (origin !== ${JSON.stringify(origin)} || typeof data?.calculatorHeight !== "number") return;`,
    `  for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source) frame.height = data.calculatorHeight;`,
    '});',
    '</script>',
  ];
}

export function embedCode({ href, title, look }: Embedding): string {
  const address = new URL(href);
  const query = [`${embedParameter}=${look}`, address.search.slice(1)].filter(Boolean).join('&');
  const source = asAttribute(`${address.origin}${address.pathname}?${query}`);
  const frame = `<iframe src="${source}" title="${asAttribute(title)}" width="100%" height="${firstHeight}" style="border:0" loading="lazy"></iframe>`;
  return [frame, ...heightLines(address.origin)].join('\n');
}
