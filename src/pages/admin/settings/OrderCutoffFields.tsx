import { useTranslation } from 'react-i18next';
import type { OrderCutoff } from '#contract/api/admin/settings.ts';
import { timeZones } from '#src/i18n/time-zones.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, WideFields } from '#src/pages/admin/shared/parts.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

interface OrderCutoffFieldsProps {
  /** With an empty hour where nothing is promised. */
  cutoff: OrderCutoff;
  /** As somebody else has saved it meanwhile. */
  theirs: OrderCutoff | undefined;
  errorAt: (path: string) => string | undefined;
  onChange: (cutoff: OrderCutoff) => void;
}

/** Until when an order leaves the same day, and by the clocks of which place. */
export function OrderCutoffFields({ cutoff, theirs, errorAt, onChange }: OrderCutoffFieldsProps) {
  const { t } = useTranslation('settings');
  const mayChange = useMayChange()('settings');
  const zones = [...new Set([cutoff.time_zone, ...timeZones()])].toSorted();
  return (
    <Group>
      <legend>
        <h3>{t('shipping.order_cutoff')}</h3>
      </legend>
      <WideFields>
        <DraftField
          type="time"
          label={t('shipping.cutoff_time')}
          hint={t('shipping.cutoff_hint')}
          value={cutoff.time}
          error={errorAt('order_cutoff.time')}
          theirs={theirs && [theirs.time, theirs.time_zone].join(' ')}
          readOnly={!mayChange}
          onText={(time) => onChange({ ...cutoff, time })}
        />
        <SelectField
          label={t('shipping.cutoff_zone')}
          value={cutoff.time_zone}
          error={errorAt('order_cutoff.time_zone')}
          disabled={!mayChange}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => onChange({ ...cutoff, time_zone: target.value })}
        />
      </WideFields>
    </Group>
  );
}
