import { type Locale, locales } from '#contract/locale.ts';
import type { Call, StoreDeps } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';
import { consoleActor, writeAudit } from './audit.ts';
import { operatorOfCall } from './find-operator.ts';

/** Somebody who runs the shop, over the network or on the console. */
export interface Acting {
  deps: StoreDeps;
  /** As the audit names him. */
  actor: string;
  /** Language of what he is told. */
  locale: Locale;
  now: Date;
  /** Keeps an answer for replays inside the transaction; the console has none to keep. */
  keepAnswer: (queries: Queries, answer: unknown) => Promise<void>;
}

export function actingOf(call: Call): Acting {
  const { deps, locale, now } = call;
  // Read when it is used: the call gets its keeper only after it was made.
  const keep: Acting['keepAnswer'] = (queries, answer) => call.keepAnswer(queries, answer);
  return { deps, actor: operatorOfCall(call).name, locale, now, keepAnswer: keep };
}

export function actingOnConsole(deps: StoreDeps): Acting {
  return { deps, actor: consoleActor, locale: locales.en, now: deps.clock(), keepAnswer: async () => {} };
}

interface Change<Result> {
  action: string;
  target: string;
  detail?: Record<string, unknown>;
  run: (queries: Queries) => Promise<Result>;
}

/** Makes a change and notes it, both or neither. */
export async function audited<Result>(acting: Acting, { action, target, detail = {}, run }: Change<Result>): Promise<Result> {
  return transact(acting.deps.db, async (queries) => {
    const result = await run(queries);
    await writeAudit(queries, { actor: acting.actor, action, target, detail, at: acting.now });
    return result;
  });
}
