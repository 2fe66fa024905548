import { isToolName } from '#calculators/names.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import type { PageAddress } from '#contract/pages/page-calls.ts';
import type { HeadWords } from '#contract/head/head-words.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { ReadAnswer } from '#contract/head/read-answers.ts';
import { pageFacts } from './facts.ts';
import { linkBelow } from './facts-view.ts';
import { formatsOf } from './formats.ts';
import { tight } from './tight.ts';
import { type PageWords, withOwnTexts } from './page-words.ts';

interface Known {
  address: PageAddress;
  /** The answers that the page carries along. */
  read: ReadAnswer;
  /** The words of heads, and the operator's texts by their keys. */
  words: HeadWords;
  own: Readonly<Record<string, string>>;
  pages: PageWords;
  /** Text of the `index.html` that goes with the words. */
  build: string;
}

/** What a page says without scripts. */
export async function writeFacts(
  c: EdgeContext,
  { row }: RouteMatch,
  { address, read, words: head, own, pages, build }: Known,
): Promise<string> {
  const locale = c.get('locale');
  const { ToolName: name = '' } = address.params;
  const view = {
    ...formatsOf(locale),
    locale,
    address,
    words: withOwnTexts(pages, own),
    head,
    tool: isToolName(name) ? await c.get('wordReader').tool(locale.words, name, c.req.url, build) : null,
    link: (path: string) => linkBelow(c.get('base'), path),
  };
  // The schema of a call reads its answer as the call itself promises it.
  return tight(pageFacts(row, { ...view, read: (call) => read(call, call.response) as never }));
}
