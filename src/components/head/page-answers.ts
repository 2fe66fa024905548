/** What the store says to the calls of the page on screen. The page makes the same calls, so most answers are there and the others on their way. */
import { callName } from '#contract/requests/call-name.ts';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { type ReadAnswer, readAnswers } from '#contract/head/read-answers.ts';
import { noRecord, type RecordWords, recordWords } from '#contract/head/record-words.ts';
import type { PageAddress } from '#contract/pages/page-calls.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import { queryOf } from '#src/api/call-queries.ts';
import { loadPageCalls } from '#src/api/page-calls.ts';
import type { AppDispatch, RootState } from '#src/store/store.ts';

export interface PageAnswers {
  read: ReadAnswer;
  /** Null where the store does not say that the page's record exists. */
  record: RecordWords | null;
}

/** Null for a call that failed: the page has told the visitor so, and asks again when they wish. */
function answerTo(call: AnyEndpoint, request: object) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const query = queryOf(call);
    if (!query || query.select(request)(getState()).isError) return null;
    const { data = null } = await dispatch(query.initiate(request, { subscribe: false }));
    return data;
  };
}

export function pageAnswers({ row }: RouteMatch, address: PageAddress) {
  return async (dispatch: AppDispatch): Promise<PageAnswers> => {
    const { calls } = await loadPageCalls(row);
    const asked = new Map<string, Promise<unknown>>();
    const ask = async <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => {
      const name = callName(call, request);
      const answer = asked.get(name) ?? dispatch(answerTo(call, request));
      asked.set(name, answer);
      return (await answer) as ResponseOf<E> | null; // the cache holds what the call's own schema has read
    };
    void ask(getConfig, {});
    const made = row.head.index ? calls?.first?.(address, { ask, want: ask }) : undefined;
    const [own] = (calls?.records?.(address) ?? []).map(({ call, request }) => ask(call, request));
    await made;
    const answers = await Promise.all([...asked].map(async ([call, answer]) => ({ call, answer: await answer })));
    const known = own ? await own : null;
    const record = known === null ? null : recordWords(known);
    return { read: readAnswers(answers, ({ answer }) => answer), record: own ? record : noRecord };
  };
}
