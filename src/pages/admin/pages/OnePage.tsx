import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminPage } from '#contract/api/admin/page.ts';
import { useGetAdminPageQuery, useSavePageMutation } from '#src/api/admin/page.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { PageEditor } from './PageEditor.tsx';

const list = adminPath({ tab: 'site', view: 'pages' });

/** One page: as it is stored, or the blank one of a new address. */
export function OnePage({ code, isKnown }: { code: string; isKnown: boolean }) {
  const { t } = useTranslation('office_pages');
  // The editor of a page that was new stays as it is once the page is there.
  const [wasNew] = useState(!isKnown);
  const { data, error, refetch } = useGetAdminPageQuery({ code }, { skip: !isKnown });
  const blank: AdminPage = { code, path: `/about/${code}`, is_shipped: false, texts: {}, shipped: {}, variant: null, version: 0 };
  const page = data ?? (wasNew ? blank : null);
  return (
    <Stack>
      <Row>
        <ButtonLink to={list}>{t('back')}</ButtonLink>
        {isKnown && page ? <ButtonLink to={page.path}>{t('see')}</ButtonLink> : null}
      </Row>
      {error && !page ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {page ? <PageEditor page={page} /> : error ? null : <Skeleton $height="20rem" />}
      {page && page.version > 0 ? <RemovePage page={page} /> : null}
    </Stack>
  );
}

/** Takes away what the operator has written. */
function RemovePage({ page: { code, version, is_shipped: isShipped } }: { page: AdminPage }) {
  const { t } = useTranslation('office_pages');
  const mayChange = useMayChange()('content');
  const navigate = useNavigate();
  const step = useStep();
  const [save] = useSavePageMutation();
  if (!mayChange) return null;
  const remove = async () => {
    if (await step.run(() => save({ code, texts: {}, version, idempotencyKey: crypto.randomUUID() }))) void navigate(list);
  };
  const label = t(isShipped ? 'reset' : 'remove');
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Asked label={label} title={label} isBusy={step.isBusy} onSure={() => void remove()}>
          <p>{t(isShipped ? 'reset_text' : 'remove_text')}</p>
        </Asked>
      </Row>
    </>
  );
}
