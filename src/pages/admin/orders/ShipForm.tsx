import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { useOrderTransitionMutation } from '#src/api/admin/admin.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { piecesOf, textOf } from '#src/pages/admin/shared/form-text.ts';
import { Group, Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Sends a parcel: of each line what is left, or fewer; zero leaves the line out. */
export function ShipForm({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { tag } = useLocale();
  const step = useStep();
  const [transition] = useOrderTransitionMutation();
  /** Lines of the parcel that was sent last: refusals name them by their place in it. */
  const [sent, setSent] = useState<string[]>([]);
  const open = order.lines.filter(({ quantity, shipped }) => quantity > shipped);
  const send = (form: HTMLFormElement) => {
    const lines = open.flatMap(({ line_id }) => {
      const quantity = piecesOf(form, `quantity-${line_id}`, tag);
      const lot = { lot_code: textOf(form, `lot-${line_id}`), date_code: textOf(form, `date-${line_id}`) };
      return quantity === 0 ? [] : [{ line_id, quantity, ...lot }];
    });
    setSent(lines.map(({ line_id }) => line_id));
    const shipment = { carrier: textOf(form, 'carrier'), tracking_no: textOf(form, 'tracking_no'), lines };
    const { order_no, version } = order;
    return step.run(() => transition({ order_no, version, to: 'shipped', shipment, idempotencyKey: crypto.randomUUID() }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('ship.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h3>{t('ship.title')}</h3>
      <Trouble step={step} />
      <Row>
        <TextField
          compact
          name="carrier"
          label={t('ship.carrier')}
          error={step.errorAt('shipment.carrier')}
          list="carriers"
          maxLength={60}
        />
        <datalist id="carriers">
          {order.carriers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextField
          compact
          optional
          name="tracking_no"
          label={t('ship.tracking')}
          error={step.errorAt('shipment.tracking_no')}
          maxLength={60}
        />
      </Row>
      {open.map(({ line_id, mpn, quantity, shipped }) => (
        <Group key={line_id}>
          <legend>
            <Note as="span">{mpn}</Note>
          </legend>
          <Row>
            <TextField
              compact
              name={`quantity-${line_id}`}
              inputMode="numeric"
              label={t('ship.quantity')}
              defaultValue={quantity - shipped}
              error={step.errorAt(`shipment.lines.${sent.indexOf(line_id)}.quantity`)}
            />
            <TextField compact optional name={`lot-${line_id}`} label={t('ship.lot')} maxLength={60} />
            <TextField compact optional name={`date-${line_id}`} label={t('ship.date_code')} maxLength={30} />
          </Row>
        </Group>
      ))}
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('ship.send')}
        </Button>
      </Row>
    </StepForm>
  );
}
