import { useTranslation } from 'react-i18next';
import type { OrderCutoff, ShownSettings } from '#contract/api/admin/settings.ts';
import { findGaps } from '#contract/shipping.ts';
import { useGetCountriesQuery } from '#src/api/address.ts';
import { useFormat } from '#src/i18n/format.ts';
import { ownTimeZone } from '#src/i18n/time-zones.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useCountryWords } from './use-country-words.ts';
import { CountryList } from '#src/pages/admin/shared/CountryList.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { usePartForm } from './settings-form.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { OrderCutoffFields } from './OrderCutoffFields.tsx';
import { ShippingExample } from './ShippingExample.tsx';
import { ShippingZoneFields } from './ShippingZoneFields.tsx';
import { TheirZones } from './TheirZones.tsx';
import { newZone, type TypedZone, typedZone, zonesOf } from './typed-shipping.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { useZoneNames } from './use-zone-names.ts';

interface ShippingDraft {
  zones: TypedZone[];
  not_shipped_to: string[];
  order_cutoff: OrderCutoff;
}

/** Where the shop sends to, and what that costs. */
export function SettingsShipping({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation(['settings', 'admin']);
  const country = useCountryName();
  const { typedAmount, series } = useFormat();
  const numbers = useTypedNumbers();
  const countryWords = useCountryWords();
  const { shownName, savedName } = useZoneNames();
  const mayChange = useMayChange()('settings');
  const codes = (useGetCountriesQuery().data?.list ?? []).map(({ code }) => code);
  const currency = settings.base_currency;
  const form = usePartForm<ShippingDraft>({
    part: 'shipping',
    settings,
    draftOf: ({ zones, not_shipped_to, order_cutoff }) => ({
      zones: zones.map((zone) => typedZone({ ...zone, name: shownName(zone.name) }, (minor) => typedAmount(minor, currency))),
      not_shipped_to,
      order_cutoff: order_cutoff ?? { time: '', time_zone: ownTimeZone() }, // most who run a shop sit beside its warehouse
    }),
    requestOf: ({ zones, not_shipped_to, order_cutoff }, issues) => ({
      zones: zones && zonesOf(zones, currency, numbers, issues).map((zone) => ({ ...zone, name: savedName(zone.name) })),
      not_shipped_to,
      order_cutoff: order_cutoff && (order_cutoff.time === '' ? null : order_cutoff),
    }),
  });
  const { draft, theirs, put, errorAt } = form;
  const issues: Issues = {};
  const rules = { zones: zonesOf(draft.zones, currency, numbers, issues), notShippedTo: draft.not_shipped_to };
  const { unserved } = findGaps(rules, codes);
  const taken = new Set([...draft.zones.flatMap(({ countries }) => countries ?? []), ...draft.not_shipped_to]);
  const free = codes.filter((code) => !taken.has(code));
  const putZone = (index: number, zone: TypedZone) => put({ zones: draft.zones.map((one, place) => (place === index ? zone : one)) });
  const names = (list: readonly string[]) => series(list.map(country));
  return (
    <DraftForm
      scope="settings"
      heading={t('shipping.heading')}
      hint={t('shipping.hint', { currency })}
      save={t('shipping.save')}
      form={form}
    >
      <FieldError>{errorAt('zones')}</FieldError>
      {draft.zones.map((zone, index) => (
        <ShippingZoneFields
          // oxlint-disable-next-line react/no-array-index-key -- a zone has nothing that tells it from another but its place
          key={index}
          zone={zone}
          index={index}
          free={free}
          errorAt={errorAt}
          onChange={(changed) => putZone(index, changed)}
          onRemove={() => put({ zones: draft.zones.filter((_, place) => place !== index) })}
        />
      ))}
      {mayChange ? (
        <Row>
          <Button onClick={() => put({ zones: [...draft.zones, newZone()] })}>{t('shipping.add_zone')}</Button>
        </Row>
      ) : null}
      {theirs.zones ? <TheirZones zones={theirs.zones} mine={draft.zones} /> : null}
      <Group>
        <legend>
          <h3>{t('shipping.not_shipped_to')}</h3>
        </legend>
        <CountryList
          words={countryWords}
          scope="settings"
          countries={draft.not_shipped_to}
          free={free}
          error={errorAt('not_shipped_to')}
          onChange={(not_shipped_to) => put({ not_shipped_to })}
        />
        {theirs.not_shipped_to ? <Note>{t('admin:draft.theirs', { value: names(theirs.not_shipped_to) })}</Note> : null}
        {unserved.length > 0 ? <Note role="status">{t('shipping.unserved', { countries: names(unserved) })}</Note> : null}
        {unserved.length > 0 && mayChange ? (
          <Button onClick={() => put({ not_shipped_to: [...draft.not_shipped_to, ...unserved] })}>{t('shipping.add_unserved')}</Button>
        ) : null}
      </Group>
      <OrderCutoffFields
        cutoff={draft.order_cutoff}
        theirs={theirs.order_cutoff}
        errorAt={errorAt}
        onChange={(order_cutoff) => put({ order_cutoff })}
      />
      <ShippingExample rules={Object.keys(issues).length > 0 ? null : rules} codes={codes} currency={currency} />
    </DraftForm>
  );
}
