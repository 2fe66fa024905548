/** What columns mean, kept by name: one row among the settings. */
import * as z from 'zod/mini';
import { partMapping, type saveImportMapping as endpoint } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { addToSetting, readSettingRows } from '#server/settings/setting-row.ts';
import { invalidField } from '#server/kernel/store-error.ts';

const row = 'import_mappings';
const mostKept = 50;
const stored = z.record(z.string(), z.nullable(partMapping));

type Named = ResponseOf<typeof endpoint>;

export async function readMappings(queries: Queries): Promise<Named> {
  const read = z.safeParse(stored, (await readSettingRows(queries, [row])).get(row)?.value ?? {});
  const list = Object.entries(read.data ?? {}).flatMap(([name, mapping]) => (mapping === null ? [] : [{ name, mapping }]));
  return { list: list.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** Keeps one, in place of one of the same name. */
export async function saveMapping(acting: Acting, { name, mapping }: ParsedRequestOf<typeof endpoint>): Promise<Named> {
  return audited(acting, {
    action: 'catalog.mapping',
    target: name,
    detail: { kept: mapping !== null },
    run: async (queries) => {
      const { list } = await readMappings(queries);
      if (mapping !== null && list.length >= mostKept && list.every((one) => one.name !== name))
        throw invalidField('name', { code: 'out_of_range', limit: mostKept });
      await addToSetting(queries, row, { [name]: mapping }, acting.now);
      const answer = await readMappings(queries);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
