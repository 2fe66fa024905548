import { html, raw } from 'hono/html';
import type { Head } from '#contract/head/head.ts';
import { headTags } from '#contract/head/head-tags.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { jsonLdText } from '#contract/structured-data/json-ld.ts';
import type { FirstFile } from './edge-manifest.ts';

/** What stands for `<!--edge-head-->`. Tags marked `data-edge` give way to those of the app when the visitor moves on. */
export async function headMarkup(head: Head, nonce: string, files: readonly FirstFile[]): Promise<string> {
  const tags = headTags(head).map(([name, attributes]) => {
    const told = Object.entries(attributes).map(([key, value]) => html` ${raw(key)}="${value}"`);
    return html`<${raw(name)} data-edge${told} />`;
  });
  const markup = await html`<title data-edge>${withoutSoftHyphens(head.title)}</title> ${tags}
    ${files.map(({ file, name }) => {
      const told = name === undefined ? '' : html` data-name="${name}"`;
      return html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" nonce="${nonce}" ${told} />`;
    })}
    ${dataBlock(head)}`;
  return markup.replace(/>\s+</g, '><');
}

function dataBlock({ data }: Head) {
  const text = jsonLdText(data);
  if (text === null) return '';
  return html`<script data-edge type="application/ld+json">
    ${raw(text)}
  </script>`;
}
