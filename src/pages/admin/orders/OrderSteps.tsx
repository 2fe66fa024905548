import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { useOrderTransitionMutation } from '#src/api/admin/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { DeliverForm } from './DeliverForm.tsx';
import { useSteps } from '#src/pages/admin/shared/me.ts';
import { MoneyBack } from './MoneyBack.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { ShipForm } from './ShipForm.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** What may be done with an order now. */
export function OrderSteps({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const [transition] = useOrderTransitionMutation();
  const steps = useSteps(order);
  const may = (name: AdminOrder['steps'][number]) => steps.includes(name);
  const process = () => step.run(() => transition({ order_no: order.order_no, version: order.version, to: 'processing' }));
  return (
    <>
      {may('confirm_payment') ? <PaymentForm order={order} /> : null}
      <Trouble step={step} />
      <Row>
        {may('process') ? (
          <Button busy={step.isBusy} onClick={() => void process()}>
            {t('steps.process')}
          </Button>
        ) : null}
        {may('close_short') ? <MoneyBack order={order} kind="close_short" /> : null}
        {may('refund') ? <MoneyBack order={order} kind="refund" /> : null}
        {may('cancel') ? <MoneyBack order={order} kind="cancel" /> : null}
      </Row>
      {may('ship') ? <ShipForm order={order} /> : null}
      {may('deliver') ? <DeliverForm order={order} /> : null}
    </>
  );
}
