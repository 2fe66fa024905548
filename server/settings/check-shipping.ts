import type { ShippingZone } from '#contract/api/admin/settings.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { findGaps, shipsTo } from '#contract/shipping.ts';
import type { Queries } from '#server/db/client.ts';
import { countryOf, listCountries } from '#server/rules/country/countries.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { TradeSettings } from '#server/kernel/trade-settings.ts';
import { readStoredSettings } from './stored-settings.ts';

interface Change {
  zones?: ShippingZone[] | undefined;
  not_shipped_to?: string[] | undefined;
}

const codes = listCountries('en').map(({ code }) => code);

/** Refuses zones that leave a country in none, put one in two, or leave no country to ship to. Beside a change of either list the other one holds as it is. */
export async function checkShipping(queries: Queries, { zones, not_shipped_to }: Change, defaults: TradeSettings): Promise<void> {
  const { trade } = await readStoredSettings(queries);
  const rules = {
    zones: zones ?? trade.zones ?? defaults.zones,
    notShippedTo: not_shipped_to ?? trade.not_shipped_to ?? defaults.notShippedTo,
  };
  const fields: Record<string, FieldIssue[]> = {};
  // What the request does not hold has no field to mark.
  const atZone = (index: number) => (zones ? `zones.${index}.countries` : 'not_shipped_to');
  const { unserved, doubled, furtherRest } = findGaps(rules, codes);
  for (const index of [...doubled.keys(), ...furtherRest]) fields[atZone(index)] = [{ code: 'not_unique' }];
  for (const [index, zone] of rules.zones.entries()) {
    if (zone.countries?.some((code) => !countryOf(code))) fields[atZone(index)] = [{ code: 'not_allowed' }];
  }
  if (unserved.length > 0) fields['not_shipped_to'] = [{ code: 'required' }];
  if (!codes.some((code) => shipsTo(rules, code))) fields['not_shipped_to'] = [{ code: 'not_allowed' }];
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
}
