import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetPartsListQuery } from '#src/api/parts-list.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { BomBill } from './BomBill.tsx';
import type { BomSource } from './bom-draft.ts';
import { useListSettings } from './use-list-settings.ts';
import type { Bom } from './use-bom-draft.ts';

interface ListBillProps {
  bom: Bom;
  query: { id: string } | { share_key: string };
  isShared?: boolean;
}

/** A saved list, one's own or that of a link, matched against today's shop. */
export function ListBill({ bom, query, isShared = false }: ListBillProps) {
  const { t } = useTranslation('bom');
  const { currentData: list, error, refetch } = useGetPartsListQuery(query);
  const own = useListSettings(bom, list);
  const source = useMemo<BomSource | null>(() => (list ? { kind: 'list', list } : null), [list]);
  const { login } = useSignInPaths();
  const start = <ButtonLink to={buildPath('other-bom')}>{t('list.start')}</ButtonLink>;
  if (list && source && list.lines.length > 0) return <BomBill bom={own} source={source} list={list} isShared={isShared} />;
  const code = isApiError(error) ? error.code : null;
  const isLoggedOut = code === 'auth_required' || code === 'token_invalid';
  const isMissing = code === 'not_found' || code === 'validation_failed';
  return (
    <Place $wide>
      <PageHead title={list?.name ?? t('title')} index={false} />
      <h1 tabIndex={-1}>{list?.name ?? t('title')}</h1>
      {list ? <EmptyState title={t('list.no_lines')} action={start} /> : null}
      {isLoggedOut ? <EmptyState title={t('list.sign_in_title')} action={<ButtonLink to={login}>{t('list.sign_in')}</ButtonLink>} /> : null}
      {isMissing ? (
        <EmptyState title={t(isShared ? 'list.not_shared' : 'list.missing')} action={start}>
          {t(isShared ? 'list.not_shared_text' : 'list.missing_text')}
        </EmptyState>
      ) : null}
      {error && !isLoggedOut && !isMissing ? (
        <LoadError error={error} title={t('list.load_failed')} onRetry={() => void refetch()} />
      ) : null}
      {list || error ? null : <Skeleton $height="24rem" />}
    </Place>
  );
}

const Place = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['12']};
`;
