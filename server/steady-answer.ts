import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './call.ts';

/** Does work whose time would tell whether an address is known: the answer takes as long with nothing to do. */
export async function steadyAnswer<Result>({ deps }: Call, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(deps.settings.steadyAnswerMs)]);
  return result;
}
