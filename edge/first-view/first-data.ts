import { html, raw } from 'hono/html';
import type { FirstData } from '#edge/page-calls.ts';

/** Longest answer, and longest sum of answers, that a page carries along, in characters: a list of 50 parts has 130,000, of which 12,000 travel. */
const longest = { one: 160_000, all: 260_000 };

/** Answers as blocks of data in the page; no text in them can end a block. What is too long is left to the app. */
export async function dataBlocks(answers: readonly FirstData[]): Promise<string> {
  let left = longest.all;
  const fitting = answers.filter(({ json }) => {
    const fits = json.length <= Math.min(left, longest.one);
    if (fits) left -= json.length;
    return fits;
  });
  const blocks = fitting.map(({ call, json }) => {
    const safe = raw(json.replaceAll('<', '\\u003c'));
    return html`<script type="application/json" data-call="${call}">
      ${safe}
    </script>`;
  });
  return String(await html`${blocks}`);
}
