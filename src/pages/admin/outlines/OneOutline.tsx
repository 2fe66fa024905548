import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOutline } from '#contract/api/admin/outline.ts';
import { useGetOutlineQuery, useRemoveOutlineMutation } from '#src/api/admin/outline.ts';
import { isApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { RemoveAsked } from '#src/pages/admin/shared/RemoveAsked.tsx';
import { OutlineForm } from './OutlineForm.tsx';

/** One outline: its form with the drawing, the parts that have it, and the ways to make another like it and to remove it. */
export function OneOutline({ id }: { id: string }) {
  const { t } = useTranslation('admin_outlines');
  const { data, error, refetch } = useGetOutlineQuery({ id });
  const [isCopy, setCopy] = useState(false);
  if (isApiError(error) && error.code === 'not_found') return <Note>{t('gone')}</Note>;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton $height="20rem" />;
  const { fields, families } = data;
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'catalog', view: 'outlines' })}>{t('back')}</ButtonLink>
      </Row>
      {isCopy ? (
        <OutlineForm key="new" outline={null} start={{ ...fields, name: '' }} families={families} />
      ) : (
        <>
          <OutlineForm outline={data} start={fields} families={families} />
          <PartsOf outline={data} />
          <Further outline={data} onCopy={() => setCopy(true)} />
        </>
      )}
    </Stack>
  );
}

function PartsOf({ outline: { parts, some } }: { outline: AdminOutline }) {
  const { t } = useTranslation(['admin_outlines', 'admin_catalog']);
  const { integer } = useFormat();
  return (
    <Part aria-label={t('admin_outlines:used')}>
      <h2>{t('admin_outlines:used')}</h2>
      <Note>{parts === 0 ? t('admin_outlines:used_by_none') : t('admin_outlines:used_by', { number: integer(parts) })}</Note>
      <ul>
        {some.map(({ id, mpn, manufacturer, hidden }) => (
          <li key={id}>
            <RouteLink to={adminPath({ tab: 'catalog', product: id })}>{mpn}</RouteLink> {manufacturer}
            {hidden ? ` · ${t('admin_catalog:state.hidden')}` : ''}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Further({ outline: { id, fields, parts }, onCopy }: { outline: AdminOutline; onCopy: () => void }) {
  const { t } = useTranslation('admin_outlines');
  const mayChange = useMayChange()('catalog');
  const [remove] = useRemoveOutlineMutation();
  if (!mayChange) return null;
  return (
    <>
      <Row>
        <Button onClick={onCopy}>{t('copy')}</Button>
      </Row>
      {parts === 0 ? (
        <RemoveAsked
          label={t('remove')}
          title={t('remove_named', { name: fields.name })}
          text={t('remove_text')}
          remove={() => remove({ id, idempotencyKey: crypto.randomUUID() })}
          next={adminPath({ tab: 'catalog', view: 'outlines' })}
        />
      ) : null}
    </>
  );
}
