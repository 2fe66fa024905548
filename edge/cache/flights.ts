/** Requests to the store that are under way, so that many visitors who ask the same at once make one of them. */
import { StoreLate } from '#edge/upstream.ts';

/** Milliseconds after which nobody joins a flight any more: its own visitor may have gone and taken it along. */
const joinable = 10_000;
/** Most times that one visitor waits for the flight of another. */
const mostRounds = 3;

interface Flight<Result> {
  result: Promise<Result>;
  startedAt: number;
}

interface Landed<Result> {
  result: Result;
  /** Whether it was started for this visitor. */
  isOwn: boolean;
}

export interface Flights<Result> {
  /** Starts the request unless it is under way; it goes on when its visitor leaves. */
  start: (key: string, begin: () => Promise<Result>) => Flight<Result> & { isOwn: boolean };
  /** The result for one visitor within `patience` milliseconds; rejects with `StoreLate`, or as the request did. */
  land: (key: string, begin: () => Promise<Result>, patience: number) => Promise<Landed<Result>>;
}

/** `isShared` tells whether a result is everybody's; who waited for one that is not asks himself. */
export function createFlights<Result>(now: () => number, isShared: (result: Result) => boolean): Flights<Result> {
  const flights = new Map<string, Flight<Result>>();

  const start: Flights<Result>['start'] = (key, begin) => {
    const under = flights.get(key);
    if (under && now() - under.startedAt < joinable) return { ...under, isOwn: false };
    const flight = { result: begin(), startedAt: now() };
    flights.set(key, flight);
    const end = () => void (flights.get(key) === flight && flights.delete(key));
    flight.result.then(end, end);
    return { ...flight, isOwn: true };
  };

  const land: Flights<Result>['land'] = async (key, begin, patience) => {
    const until = now() + patience;
    for (let round = 0; round < mostRounds; round += 1) {
      const { result, startedAt, isOwn } = start(key, begin);
      const left = until - now();
      // Who asked waits as long as he wants; the others go on when the flight seems lost.
      // oxlint-disable-next-line no-await-in-loop -- one flight after the other
      const landed = await within(result, isOwn ? left : Math.min(left, Math.max(0, startedAt + joinable - now())));
      if (landed && (isOwn || isShared(landed.result))) return { ...landed, isOwn };
      if (!landed && (isOwn || now() >= until)) break;
    }
    throw new StoreLate('The store did not answer in time');
  };

  return { start, land };
}

/** The result, or null when it takes longer. */
async function within<Result>(result: Promise<Result>, milliseconds: number): Promise<{ result: Result } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(done, milliseconds, null)));
  try {
    return await Promise.race([result.then((landed) => ({ result: landed })), late]);
  } finally {
    clearTimeout(timer);
  }
}
