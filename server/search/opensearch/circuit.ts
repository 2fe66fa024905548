import { EngineAway } from './engine-away.ts';

/** Calls that may be under way at once: what a slow engine leaves waiting would otherwise pile up. */
const mostAtOnce = 64;
/** After so many failures in a row nobody asks for a while. */
const mostFailures = 3;
/** Milliseconds until one call tries again. */
const restMs = 2000;

export interface Circuit {
  /** Runs a call, or refuses it with `EngineAway` while the engine rests. */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  isOpen: () => boolean;
}

/** Lets calls through until some fail one after the other by `EngineAway`, which `onOpen` is told; then one at a time tries whether it is back. */
export function openCircuit(onOpen: (away: EngineAway) => void, now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let running = 0;
  let restUntil = 0;
  let isTrying = false;
  const isOpen = () => failures >= mostFailures;

  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    running += 1;
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof EngineAway) {
        failures += 1;
        restUntil = now() + restMs;
        if (failures === mostFailures) onOpen(error);
      } else failures = 0;
      throw error;
    } finally {
      running -= 1;
    }
  }

  return {
    isOpen,
    run: async (call) => {
      if (running >= mostAtOnce) throw new EngineAway('has too much to do');
      if (!isOpen()) return attempt(call);
      if (isTrying || now() < restUntil) throw new EngineAway('has not answered for some time');
      isTrying = true;
      return attempt(call).finally(() => (isTrying = false));
    },
  };
}
