import { useTranslation } from 'react-i18next';
import { filterText } from '#src/components/parts/filter-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { KitPlace } from './kit-places.ts';

const units = { inductance: 'H', capacitance: 'F', resistance: 'Ω' } as const;

/** What the places of a circuit are called: by reference and value, or by what stands there. */
export function usePlaceNames(): { nameOf: (place: KitPlace) => string; roleOf: (place: KitPlace) => string } {
  const { t } = useTranslation('tool');
  const { words } = useToolContext();
  const format = useFormat();
  const roleOf = ({ searches }: KitPlace) => words(`parts.${searches[0].label}`);
  const nameOf = (place: KitPlace) => {
    if (place.references.length === 0) return roleOf(place);
    const { filters } = place.searches[0];
    const name = place.references.join(', ');
    const [key, unit] = Object.entries(units).find(([one]) => one in filters) ?? [];
    if (key === undefined || unit === undefined) return name;
    const text = filterText(filters[key] ?? '', { name, unit, options: new Map() }, format);
    return text.form === 'exactly' ? t('result_is', { name, value: text.value }) : name;
  };
  return { nameOf, roleOf };
}
