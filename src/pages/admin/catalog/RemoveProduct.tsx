import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import { useRemoveProductMutation } from '#src/api/admin/product.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Takes a part out; one that somebody has ordered, or that is on stock, is hidden instead, and its editor stays open. */
export function RemoveProduct({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin_catalog');
  const mayChange = useMayChange()('catalog');
  const navigate = useNavigate();
  const step = useStep();
  const [remove] = useRemoveProductMutation();
  if (!mayChange) return null;
  const take = () =>
    step.run(async () => {
      const answer = await remove({ id: product.id, version: product.version, idempotencyKey: crypto.randomUUID() });
      if (answer.data?.removed) void navigate(adminPath({ tab: 'catalog' }));
      return answer;
    });
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Asked label={t('remove.label')} title={t('remove.label')} isBusy={step.isBusy} onSure={() => void take()}>
          <p>
            <strong>{product.fields.mpn}</strong>
          </p>
          <p>{t('remove.text')}</p>
        </Asked>
      </Row>
    </>
  );
}
