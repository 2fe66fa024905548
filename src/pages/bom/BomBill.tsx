import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartsList } from '#contract/api/parts-list.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { useMatchBomQuery } from '#src/api/bom.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { theme } from '#src/ui/theme.ts';
import { bomRequest, type BomSource } from './bom-draft.ts';
import { BomResult } from './BomResult.tsx';
import { BomStart } from './BomStart.tsx';
import type { Bom } from './use-bom-draft.ts';

interface BomBillProps {
  bom: Bom;
  source: BomSource;
  list?: PartsList | null;
  isShared?: boolean;
}

/** Matches a bill and shows what came of it; a bill that cannot be read leads back to where it was given. */
export function BomBill({ bom, source, list = null, isShared = false }: BomBillProps) {
  const { t } = useTranslation('bom');
  const { settings } = bom;
  const request = useMemo(() => bomRequest(source, settings), [source, settings]);
  const { data, error, isFetching, refetch } = useMatchBomQuery(request);
  const failure = error === undefined ? null : apiErrorOf(error);
  if (data) {
    return (
      <BomResult
        answer={data}
        bom={bom}
        source={source}
        list={list}
        isShared={isShared}
        failure={failure}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (failure && source.kind !== 'list') return <BomStart bom={bom} failure={isFetching ? null : failure} isMatching={isFetching} />;
  return (
    <Place $wide>
      <PageHead title={t('title')} index={false} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      {failure ? (
        <LoadError error={failure} title={t('match_failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">
            <Spinner /> {t('matching')}
          </p>
          <Skeleton $height="24rem" />
        </>
      )}
    </Place>
  );
}

const Place = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['12']};
`;
