/** What operators keep by name for each other, such as the conditions of a list: one row among the settings. */
import * as z from 'zod/mini';
import type { Queries } from '#server/db/client.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { addToSetting, readSettingRows } from './setting-row.ts';

const mostKept = 50;

interface Kept<Value> {
  /** Key of the row. */
  row: string;
  /** How the audit calls it. */
  action: string;
  value: z.ZodMiniType<Value>;
}

/** `show` makes the answer of the call from all that is kept. */
export function keptByName<Value, Answer>({ row, action, value }: Kept<Value>, show: (kept: [name: string, value: Value][]) => Answer) {
  const stored = z.record(z.string(), z.nullable(value));

  /** What is stored and not understood any more counts as nothing. */
  async function entries(queries: Queries): Promise<[name: string, value: Value][]> {
    const read = z.safeParse(stored, (await readSettingRows(queries, [row])).get(row)?.value ?? {});
    const kept = Object.entries(read.data ?? {}).flatMap(([name, one]): [string, Value][] => (one === null ? [] : [[name, one]]));
    return kept.toSorted(([one], [other]) => one.localeCompare(other));
  }

  return {
    read: async (queries: Queries): Promise<Answer> => show(await entries(queries)),
    /** Keeps one, in place of one of the same name; null forgets it. */
    save: (acting: Acting, name: string, kept: Value | null): Promise<Answer> =>
      audited(acting, {
        action,
        target: name,
        detail: { kept: kept !== null },
        run: async (queries) => {
          const before = await entries(queries);
          if (kept !== null && before.length >= mostKept && before.every(([one]) => one !== name))
            throw invalidField('name', { code: 'out_of_range', limit: mostKept });
          await addToSetting(queries, row, { [name]: kept }, acting.now);
          const answer = show(await entries(queries));
          await acting.keepAnswer(queries, answer);
          return answer;
        },
      }),
  };
}
