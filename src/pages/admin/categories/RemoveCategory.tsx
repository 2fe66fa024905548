import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminCategory } from '#contract/api/admin/category.ts';
import { useRemoveCategoryMutation } from '#src/api/admin/category.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Takes an empty category away; says what is in one that is not. */
export function RemoveCategory({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('admin_categories');
  const { integer } = useFormat();
  const mayChange = useMayChange()('catalog');
  const navigate = useNavigate();
  const step = useStep();
  const [remove] = useRemoveCategoryMutation();
  const { web_url: slug, parts, children } = category;
  if (parts > 0 || children > 0)
    return (
      <Note>
        {t('remove.full', { parts: integer(parts), children: integer(children) })}{' '}
        {parts > 0 && children === 0 ? <RouteLink to={adminPath({ tab: 'catalog', category: slug })}>{t('remove.parts')}</RouteLink> : null}
      </Note>
    );
  if (!mayChange) return null;
  const take = () =>
    step.run(async () => {
      const answer = await remove({ web_url: slug, idempotencyKey: crypto.randomUUID() });
      if (answer.data) void navigate(adminPath({ tab: 'catalog', view: 'categories' }), { replace: true });
      return answer;
    });
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Asked label={t('remove.label')} title={t('remove.label')} isBusy={step.isBusy} onSure={() => void take()}>
          <p>{t('remove.text')}</p>
        </Asked>
      </Row>
    </>
  );
}
