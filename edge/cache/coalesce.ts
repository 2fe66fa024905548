/** Requests to the store that are under way, so that many visitors who ask the same at once make one of them. */
import { StoreLate } from '#edge/store/store-late.ts';

/** Milliseconds after which nobody joins a request any more: its own visitor may have gone and taken it along. */
const joinable = 10_000;
/** Most times that one visitor waits for the request of another. */
const mostRounds = 3;

interface Pending<Result> {
  result: Promise<Result>;
  startedAt: number;
}

interface Shared<Result> {
  result: Result;
  /** Whether it was started for this visitor. */
  isOwn: boolean;
}

export interface Coalescing<Result> {
  /** Starts the request unless it is under way; it goes on when its visitor leaves. */
  start: (key: string, begin: () => Promise<Result>) => Pending<Result> & { isOwn: boolean };
  /** The result for one visitor within `patience` milliseconds; rejects with `StoreLate`, or as the request did. */
  join: (key: string, begin: () => Promise<Result>, patience: number) => Promise<Shared<Result>>;
}

/** `isShared` tells whether a result is everybody's; who waited for one that is not asks themselves. */
export function coalesceRequests<Result>(now: () => number, isShared: (result: Result) => boolean): Coalescing<Result> {
  const pending = new Map<string, Pending<Result>>();

  const start: Coalescing<Result>['start'] = (key, begin) => {
    const under = pending.get(key);
    if (under && now() - under.startedAt < joinable) return { ...under, isOwn: false };
    const request = { result: begin(), startedAt: now() };
    pending.set(key, request);
    const end = () => void (pending.get(key) === request && pending.delete(key));
    request.result.then(end, end);
    return { ...request, isOwn: true };
  };

  const join: Coalescing<Result>['join'] = async (key, begin, patience) => {
    const until = now() + patience;
    for (let round = 0; round < mostRounds; round += 1) {
      const { result, startedAt, isOwn } = start(key, begin);
      const left = until - now();
      // Who asked waits as long as they want; the others go on when the request seems lost.
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const shared = await within(result, isOwn ? left : Math.min(left, Math.max(0, startedAt + joinable - now())));
      if (shared && (isOwn || isShared(shared.result))) return { ...shared, isOwn };
      if (!shared && (isOwn || now() >= until)) break;
    }
    throw new StoreLate('The store did not answer in time');
  };

  return { start, join };
}

/** The result, or null when it takes longer. */
async function within<Result>(result: Promise<Result>, milliseconds: number): Promise<{ result: Result } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(done, milliseconds, null)));
  try {
    return await Promise.race([result.then((shared) => ({ result: shared })), late]);
  } finally {
    clearTimeout(timer);
  }
}
