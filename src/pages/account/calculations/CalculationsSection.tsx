import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { type CalculationOrder, calculationOrders } from '#contract/api/saved-calculation.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetSavedCalculationsQuery } from '#src/api/saved-calculation.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { savedCalculationsPath } from '#src/components/account/calculation/calculation-path.ts';
import { DeviceCalculations } from '#src/components/account/calculation/DeviceCalculations.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { AccountFrame } from '#src/pages/account/AccountFrame.tsx';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { CalculationRow } from './CalculationRow.tsx';

/** The calculations that the account has saved. */
export function CalculationsSection() {
  return (
    <AccountFrame>
      <WithWords names={['saved_calculations', 'tools']} fallback={<Skeleton $height="24rem" />}>
        <Content />
      </WithWords>
    </AccountFrame>
  );
}

function readSearch(search: URLSearchParams): { page: number; sort: CalculationOrder; keyword: string } {
  const sort = calculationOrders.find((order) => order === search.get('sort')) ?? 'changed';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  return { page, sort, keyword: (search.get('keyword') ?? '').slice(0, 80) };
}

function Content() {
  const { t } = useTranslation('saved_calculations');
  const [search] = useSearchParams();
  const { page, sort, keyword } = readSearch(search);
  const query = { page: String(page), sort, ...(keyword !== '' && { keyword }) };
  const { data, error, refetch } = useGetSavedCalculationsQuery(query, { refetchOnMountOrArgChange: true });
  const isEmpty = data?.total === 0 && keyword === '';
  return (
    <>
      <PageHead title={t('title')} index={false} />
      <MovedTitle>{t('title')}</MovedTitle>
      <DeviceCalculations />
      {error && !data ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {isEmpty ? (
        <EmptyState title={t('none_title')} action={<ButtonLink to={buildPath('tool')}>{t('to_tools')}</ButtonLink>}>
          {t('none_text')}
        </EmptyState>
      ) : null}
      {data && !isEmpty ? (
        <>
          <Find key={keyword} sort={sort} keyword={keyword} />
          {data.total === 0 ? <p role="status">{t('nothing')}</p> : null}
          <ul aria-label={t('title')}>
            {data.list.map((calculation) => (
              <CalculationRow key={calculation.id} calculation={calculation} />
            ))}
          </ul>
          <Pagination current={data.current_page} last={data.last_page} link={PageLink} />
        </>
      ) : null}
    </>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  const [search] = useSearchParams();
  return <RouteLink {...link} to={savedCalculationsPath({ ...readSearch(search), page })} />;
}

/** Words and order stand in the address, so that Back and a reload find the same list. */
function Find({ sort, keyword }: { sort: CalculationOrder; keyword: string }) {
  const { t } = useTranslation('saved_calculations');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(keyword);
  return (
    <Search
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(savedCalculationsPath({ sort, keyword: typed.trim() }));
      }}
    >
      <TextField
        compact
        type="search"
        label={t('search')}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('find')}</Button>
      <SelectField
        compact
        label={t('sort')}
        value={sort}
        options={calculationOrders.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
        onChange={({ target }) => {
          const next = calculationOrders.find((order) => order === target.value);
          if (next) void navigate(savedCalculationsPath({ sort: next, keyword }));
        }}
      />
    </Search>
  );
}

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: end;
  > :first-child {
    flex: 0 1 20rem;
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;
