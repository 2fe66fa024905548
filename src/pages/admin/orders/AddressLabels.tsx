import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { labelSizes, mostLabels } from '#contract/api/document.ts';
import { useFetchShippingLabelsMutation } from '#src/api/admin/order.ts';
import { saveFile } from '#src/components/file/save-file.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Labels to be printed, one for each parcel that an order, or one of its shipments, goes in. */
export function AddressLabels({ order: { order_no, shipments }, hasLeft }: { order: AdminOrder; hasLeft: boolean }) {
  const { t } = useTranslation('admin_orders');
  const step = useStep(null);
  const [fetchLabels] = useFetchShippingLabelsMutation();
  const [draft, setDraft] = useState({ shipment: hasLeft ? '' : (shipments[0]?.shipment_no ?? ''), parcels: '1', size: 'a6' });
  const of = [
    ...(hasLeft ? [{ value: '', label: t('address_labels.rest') }] : []),
    ...shipments.map(({ shipment_no: value }) => ({ value, label: value })),
  ];
  const save = async () => {
    const { shipment, parcels, size } = draft;
    const asked = {
      order_no,
      format: 'pdf' as const,
      parcels,
      size: labelSizes.find((one) => one === size),
      ...(shipment !== '' && { shipment_no: shipment }),
    };
    await step.run(async () => {
      const answer = await fetchLabels(asked);
      if (answer.data !== undefined) saveFile(`address-labels-${shipment || order_no}.pdf`, answer.data);
      return answer;
    });
  };
  return (
    <StepForm
      noValidate
      aria-label={t('address_labels.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{t('address_labels.heading')}</h3>
      <WideFields>
        <SelectField
          label={t('address_labels.for')}
          value={draft.shipment}
          options={of}
          onChange={({ target }) => setDraft({ ...draft, shipment: target.value })}
        />
        <TextField
          label={t('address_labels.parcels')}
          type="number"
          min={1}
          max={mostLabels}
          value={draft.parcels}
          error={step.errorAt('parcels')}
          onChange={({ target }) => setDraft({ ...draft, parcels: target.value })}
        />
        <SelectField
          label={t('address_labels.size')}
          value={draft.size}
          options={labelSizes.map((value) => ({ value, label: t(`address_labels.${value}`) }))}
          onChange={({ target }) => setDraft({ ...draft, size: target.value })}
        />
      </WideFields>
      <Trouble step={step} />
      <Row>
        <Button type="submit" size="small" busy={step.isBusy}>
          <Icon name="download" small />
          {t('address_labels.save')}
        </Button>
      </Row>
    </StepForm>
  );
}
