import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { makersRequest } from '#contract/requests/makers-request.ts';
import { useGetManufacturersQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MakerGroups } from './MakerGroups.tsx';
import { groupMakers } from './makers.ts';
import { PageTitle } from './PageTitle.tsx';

/** Every maker from A to Z, found by typing a part of the name. */
export function Component() {
  const { t } = useTranslation('catalog');
  const { compareText, integer } = useFormat();
  const { data, error, refetch } = useGetManufacturersQuery(makersRequest);
  const [search, setSearch] = useSearchParams();
  // While one types, an address that is a step behind would take letters back.
  const [own, setOwn] = useState<string | null>(null);
  const typed = own ?? search.get('q') ?? '';
  const groups = data && groupMakers(data.list, typed, compareText);
  const count = groups?.reduce((sum, { makers }) => sum + makers.length, 0);
  return (
    <Wrap>
      <PageHead title={t('manufacturers.title')} />
      <PageTitle title={t('manufacturers.title')}>
        <p role="status">{count === undefined ? '' : t('manufacturers.count', { count, number: integer(count) })}</p>
      </PageTitle>
      <Find
        type="search"
        label={t('manufacturers.find')}
        value={typed}
        onBlur={() => setOwn(null)}
        onChange={({ target: { value } }) => {
          setOwn(value);
          setSearch(value === '' ? {} : { q: value }, { replace: true, preventScrollReset: true });
        }}
      />
      {error ? <LoadError error={error} title={t('manufacturers.load_failed')} onRetry={() => void refetch()} /> : null}
      {!groups && !error ? <ListSkeleton /> : null}
      {groups && groups.length === 0 ? (
        <EmptyState title={t('manufacturers.none', { name: typed })}>{t('manufacturers.none_text')}</EmptyState>
      ) : null}
      {groups && groups.length > 0 ? <MakerGroups groups={groups} /> : null}
    </Wrap>
  );
}

const Find = styled(TextField)`
  max-width: ${theme.layout.dialog};
  padding-block: ${theme.space['4']};
`;
