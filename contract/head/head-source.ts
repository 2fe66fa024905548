import type { QueryText } from '#contract/query-text.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import type { HeadWords } from './head-words.ts';
import type { ReadAnswer } from './read-answers.ts';
import type { RecordWords } from './record-words.ts';

/** What the head of a page is made from. */
export interface HeadSource {
  match: RouteMatch;
  search: QueryText;
  /** The shop's name. */
  site: string;
  words: HeadWords;
  /** The answers to the calls that the page makes. */
  read: ReadAnswer;
  record: RecordWords;
}
