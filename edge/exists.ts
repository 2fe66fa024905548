import { errorAnswer } from '#contract/api/error.ts';
import { noRecord, type RecordWords, recordWords } from '#contract/head/record-words.ts';
import { buildPathOf } from '#contract/routes/build-path.ts';
import { callsOf } from '#contract/pages/all-calls.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import type { PageAddress, RecordCall } from '#contract/pages/page-calls.ts';
import type { PageCalls } from './page-calls.ts';

interface Found extends RecordWords {
  kind: 'found';
}

/** What the store says of the record that a path names. */
type Known = Found | { kind: 'missing' } | { kind: 'moved'; path: string };

/** `late` when the store takes its time, `unknown` when it is ill, `down` when it cannot be reached or says 503. */
export type Existence = Known | { kind: 'late' } | { kind: 'unknown' } | { kind: 'down' };

/** Asks the store whether the records of a page exist. */
export async function checkExistence(calls: Pick<PageCalls, 'tell'>, match: RouteMatch, page: PageAddress): Promise<Existence> {
  const records = recordsOf(match, page);
  const [own, ...others] = await Promise.all(records.map((record) => look(calls, record, match, page)));
  if (!own) return { kind: 'found', ...noRecord };
  return own.kind === 'found' ? (others.find(({ kind }) => kind === 'missing') ?? own) : own;
}

const recordsOf = ({ row }: RouteMatch, page: PageAddress): readonly RecordCall[] => callsOf(row).records?.(page) ?? [];

async function look(
  { tell }: Pick<PageCalls, 'tell'>,
  { call, request }: RecordCall,
  match: RouteMatch,
  page: PageAddress,
): Promise<Existence> {
  const told = await tell(call, request);
  if (told === 'down' || (told !== 'late' && told.status === 503)) return { kind: 'down' };
  try {
    return told === 'late' ? { kind: 'late' } : read(told.status, JSON.parse(told.json), match, page);
  } catch {
    return { kind: 'unknown' }; // not what the contract promises, so it tells nothing
  }
}

function read(status: number, answer: unknown, match: RouteMatch, page: PageAddress): Existence {
  if (status === 200) return { kind: 'found', ...recordWords(answer) };
  if (status !== 404) return { kind: 'unknown' };
  const { error } = errorAnswer.parse(answer);
  if (error.code !== 'not_found') return { kind: 'unknown' };
  const moved = movedPath(match, page, error.data?.['moved_to'], error.data?.['moved_topic']);
  return moved === null ? { kind: 'missing' } : { kind: 'moved', path: moved };
}

/** The same page under the record's new slug and topic; null unless that is another page that exists. */
function movedPath(match: RouteMatch, page: PageAddress, slug: unknown, topic: unknown): string | null {
  const { row, params } = match;
  const [record] = recordsOf(match, page);
  if (typeof slug !== 'string' || !record) return null;
  const [renamed, above] = Object.keys(record.request)
    .filter((name) => Object.hasOwn(params, name))
    .toReversed();
  if (renamed === undefined) return null;
  const moved = { [renamed]: slug, ...(above !== undefined && typeof topic === 'string' && { [above]: topic }) };
  const path = buildPathOf(row.path, { ...params, ...moved });
  return path !== buildPathOf(row.path, params) && matchPage(path) ? path : null;
}
