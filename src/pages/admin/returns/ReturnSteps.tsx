import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { AnswerReturn } from './AnswerReturn.tsx';
import { CloseReturn } from './CloseReturn.tsx';
import { DropReturn } from './DropReturn.tsx';
import { ReceiveReturn } from './ReceiveReturn.tsx';

/** What may be done with a return now; whoever packs parcels unpacks them too, and decides nothing else. */
export function ReturnSteps({ one }: { one: AdminReturn }) {
  const mayChange = useMayChange();
  const decides = mayChange('orders');
  const may = (step: AdminReturn['steps'][number]) =>
    one.steps.includes(step) && (decides || (step === 'receive' && mayChange('shipping')));
  return (
    <>
      {may('accept') ? <AnswerReturn one={one} /> : null}
      {may('receive') ? <ReceiveReturn one={one} /> : null}
      {may('close') ? <CloseReturn one={one} /> : null}
      {may('cancel') ? <DropReturn one={one} /> : null}
    </>
  );
}
