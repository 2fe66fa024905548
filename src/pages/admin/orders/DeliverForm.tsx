import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { useOrderTransitionMutation } from '#src/api/admin/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { textOf, today } from '#src/pages/admin/shared/form-text.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Notes the day on which a parcel arrived. */
export function DeliverForm({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const [transition] = useOrderTransitionMutation();
  const parcels = order.shipments.filter(({ delivered_at }) => delivered_at === null);
  return (
    <StepForm
      noValidate
      aria-label={t('deliver.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const delivered = { shipment_no: textOf(form, 'parcel'), delivered_on: textOf(form, 'day') };
        void step.run(() => transition({ order_no: order.order_no, version: order.version, delivered }));
      }}
    >
      <h3>{t('deliver.title')}</h3>
      <Trouble step={step} />
      <Row>
        <SelectField
          compact
          name="parcel"
          label={t('deliver.parcel')}
          options={parcels.map(({ shipment_no, carrier }) => ({ value: shipment_no, label: `${shipment_no} ${carrier}` }))}
        />
        <TextField
          compact
          name="day"
          type="date"
          label={t('deliver.day')}
          defaultValue={today()}
          error={step.errorAt('delivered.delivered_on')}
        />
        <Button type="submit" busy={step.isBusy}>
          {t('deliver.save')}
        </Button>
      </Row>
    </StepForm>
  );
}
