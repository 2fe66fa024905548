import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '#server/caller/call.ts';

/** Does work whose time would tell whether an address is known: the answer takes as long with nothing to do, and when it is refused. */
export async function steadyAnswer<Result>({ deps }: Call, work: () => Promise<Result>, times = 1): Promise<Result> {
  const waited = pause(deps.settings.steadyAnswerMs * times);
  try {
    return await work();
  } finally {
    await waited;
  }
}
