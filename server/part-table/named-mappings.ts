/** What columns mean, kept by name. */
import { partMapping, type saveImportMapping as endpoint } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import { keptByName } from '#server/settings/kept-by-name.ts';

const kept = keptByName({ row: 'import_mappings', action: 'catalog.mapping', value: partMapping }, (entries) => ({
  list: entries.map(([name, mapping]) => ({ name, mapping })),
}));

export const readMappings = kept.read;

export const saveMapping = (acting: Acting, { name, mapping }: ParsedRequestOf<typeof endpoint>) => kept.save(acting, name, mapping);
