import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetBomChoicesQuery } from '#src/api/bom-choice.ts';
import { choicesPath } from '#src/components/bom/choices-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountFrame } from '#src/pages/account/AccountFrame.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';

/** The parts that stand for the account's own numbers and rows in bills of materials. */
export function ChoicesSection() {
  return (
    <AccountFrame>
      <WithWords names={['bom_choices']} fallback={<Skeleton $height="24rem" />}>
        <Content />
      </WithWords>
    </AccountFrame>
  );
}

function Content() {
  const { t } = useTranslation('bom_choices');
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const query = { page: String(keyword === '' ? page : 1), ...(keyword !== '' && { keyword }) };
  const { data, error, refetch } = useGetBomChoicesQuery(query, { refetchOnMountOrArgChange: true });
  const isEmpty = data?.total === 0 && keyword === '';
  return (
    <>
      <PageHead title={t('title')} index={false} />
      <MovedTitle>{t('title')}</MovedTitle>
      {error && !data ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {isEmpty ? (
        <EmptyState title={t('none_title')} action={<ButtonLink to={buildPath('other-bom')}>{t('to_bom')}</ButtonLink>}>
          {t('none_text')}
        </EmptyState>
      ) : null}
      {data && !isEmpty ? (
        <>
          <p>{t('text')}</p>
          <Search
            role="search"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setKeyword(typed.trim());
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
          </Search>
          {data.total === 0 ? <p role="status">{t('nothing')}</p> : null}
          <ul aria-label={t('title')}>
            {data.list.map((choice) => (
              <ChoiceRow key={choice.id} choice={choice} />
            ))}
          </ul>
          {keyword === '' ? <Pagination current={data.current_page} last={data.last_page} link={PageLink} /> : null}
        </>
      ) : null}
    </>
  );
}

function PageLink({ page, ...link }: PageLinkProps) {
  return <RouteLink {...link} to={choicesPath(page)} />;
}

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: end;
  > :first-child {
    flex: 0 1 20rem;
  }
`;
