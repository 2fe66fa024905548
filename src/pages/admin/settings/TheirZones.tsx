import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import type { TypedZone } from './typed-shipping.ts';

/** Zones as somebody else has saved them meanwhile, as far as they differ from what is typed here. */
export function TheirZones({ zones, mine }: { zones: readonly TypedZone[]; mine: readonly TypedZone[] }) {
  const { t } = useTranslation(['settings', 'admin']);
  const country = useCountryName();
  const { series } = useFormat();
  const known = new Set(mine.map((zone) => JSON.stringify(zone)));
  const tell = ({ name, countries, incoterm, rates }: TypedZone) => {
    const prices = rates.map(({ code, price, included_grams, per_kilogram, free_from, eta_min_days, eta_max_days }) =>
      [
        t('example.price', { name: t(`code.${code}`), price }),
        `${t('shipping.included_grams')} ${included_grams}`,
        `${t('shipping.per_kilogram')} ${per_kilogram}`,
        `${t('shipping.free_from')} ${free_from || '–'}`,
        `${eta_min_days}–${eta_max_days}`,
      ].join(' · '),
    );
    return [name, countries === null ? t('shipping.rest') : series(countries.map(country)), incoterm, ...prices].join('\n');
  };
  return zones
    .filter((zone) => !known.has(JSON.stringify(zone)))
    .map((zone) => <Note key={zone.name}>{t('admin:draft.theirs', { value: tell(zone) })}</Note>);
}
