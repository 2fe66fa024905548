import type { OperatorScope } from '#contract/api/endpoint.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { Call, StoreDeps } from './call.ts';
import type { Queries } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';
import { type AuditActor, consoleActor, writeAudit } from './audit.ts';
import { operatorOfCall } from './find-operator.ts';

/** Somebody who runs the shop, over the network or on the console. */
export interface Acting {
  deps: StoreDeps;
  actor: AuditActor;
  /** The person who acts; null for a key and for the console. */
  personId: string | null;
  /** What a key or a role allows; the console may do everything. */
  may: (scope: OperatorScope) => boolean;
  /** Language of what they are told. */
  locale: Locale;
  now: Date;
  /** Keeps an answer for replays inside the transaction; the console has none to keep. */
  keepAnswer: (queries: Queries, answer: unknown) => Promise<void>;
}

export function actingOf(call: Call): Acting {
  const { deps, locale, now } = call;
  // Read when it is used: the call gets its keeper only after it was made.
  const keep: Acting['keepAnswer'] = (queries, answer) => call.keepAnswer(queries, answer);
  const { id, name, scopes, session } = operatorOfCall(call);
  const actor = { name, role: session?.role ?? null };
  return { deps, actor, personId: session ? id : null, may: (scope) => scopes.includes(scope), locale, now, keepAnswer: keep };
}

export function actingOnConsole(deps: StoreDeps): Acting {
  const everything = { personId: null, may: () => true };
  return { deps, actor: consoleActor, ...everything, locale: locales.en, now: deps.clock(), keepAnswer: async () => {} };
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
