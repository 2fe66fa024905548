/** What the store says to the calls of one page. */
import { callName } from '#contract/requests/call-name.ts';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { PageStore } from '#contract/pages/page-calls.ts';
import type { ReadStore } from './cache/read-through.ts';
import type { EdgeContext } from './edge-env.ts';
import { StoreLate } from './store/store-late.ts';

/** Milliseconds a visitor waits for all answers together before the page is served without those that are late. */
const patience = 1_500;

/** `late`: no answer in time; `down`: the store cannot be reached. */
type Told = { status: number; json: string } | 'late' | 'down';

/** An answer of the store that the app would ask for at once. */
export interface FirstData {
  /** By `callName`. */
  call: string;
  json: string;
}

export interface PageCalls extends PageStore {
  /** What the store says, as it says it; a call that is asked twice is made once. */
  tell: <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => Promise<Told>;
  /** All good answers, in the order they were asked for, when each has come or is late. */
  answers: () => Promise<FirstData[]>;
}

/** Opens the calls of one page: through the cache, as the app would make them for a visitor who has chosen nothing. */
export function openPageCalls(c: EdgeContext, readStore: Pick<ReadStore, 'get'>, now: () => number): PageCalls {
  const until = now() + patience;
  const told = new Map<string, Promise<Told>>();
  const read = new Map<string, Promise<unknown>>();

  const tell: PageCalls['tell'] = (call, request) => {
    const name = callName(call, request);
    const known = told.get(name) ?? hear(readStore.get(c, call, request, Math.max(0, until - now())));
    told.set(name, known);
    return known;
  };

  const ask: PageCalls['ask'] = async <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => {
    const name = callName(call, request);
    const known = read.get(name) ?? tell(call, request).then((answer) => readAnswer(call, answer));
    read.set(name, known);
    return (await known) as ResponseOf<E> | null; // read by this call's own schema
  };

  return {
    tell,
    ask,
    want: tell,
    answers: async () => {
      const all = await Promise.all([...told].map(async ([call, answer]) => ({ call, answer: await answer })));
      return all.flatMap(({ call, answer }) => (typeof answer === 'object' && answer.status === 200 ? [{ call, json: answer.json }] : []));
    },
  };
}

async function hear(asked: Promise<Response>): Promise<Told> {
  try {
    const answer = await asked;
    return { status: answer.status, json: await answer.text() };
  } catch (error) {
    return error instanceof StoreLate ? 'late' : 'down';
  }
}

/** The answer as the contract promises it; null for anything else. */
function readAnswer(call: AnyEndpoint, answer: Told): unknown {
  if (typeof answer !== 'object' || answer.status !== 200) return null;
  try {
    const { data } = call.response.safeParse(JSON.parse(answer.json));
    return data ?? null;
  } catch {
    return null; // no JSON at all
  }
}
