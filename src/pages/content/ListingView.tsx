import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { getBlogList } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { ArticleList } from './ArticleCard.tsx';
import { EnglishOffer } from './EnglishOffer.tsx';
import { FeedLink } from './FeedLink.tsx';
import { ListingHead } from './ListingHead.tsx';
import { listSearch, readListRequest } from '#contract/requests/list-request.ts';

interface Props {
  answer: ResponseOf<typeof getBlogList>;
  /** Links to topics. */
  topics?: ReactNode;
  /** The way here, of a page below another. */
  way?: ReactNode;
  /** With a link to the feed that carries these articles. */
  feed?: boolean;
}

/** Articles of one list, a page at a time, with a search that stands in the address. */
export function ListingView({ answer, topics, way, feed = false }: Props) {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const { keyword, tag } = readListRequest(search);
  const isNarrowed = keyword !== undefined || tag !== undefined;
  return (
    <Wrap>
      <PageHead title={answer.seo.title} index={!answer.seo.noindex} page={answer.current_page} />
      {way}
      <ListingHead title={answer.seo.title} description={answer.seo.description} />
      {topics}
      <Search key={keyword} />
      {isNarrowed ? (
        <Narrowed role="status">
          {t('found', { count: answer.total, words: keyword ?? tag ?? '' })} <Here search={{}}>{t('show_all')}</Here>
        </Narrowed>
      ) : null}
      {answer.list.length > 0 ? (
        <ArticleList articles={answer.list} heading="h2" />
      ) : (
        <EmptyState title={t(isNarrowed ? 'nothing' : answer.english_only > 0 ? 'none_own' : 'none_yet')} />
      )}
      <EnglishOffer count={answer.english_only} />
      <Pages current={answer.current_page} last={answer.last_page} link={PageLink} />
      {feed ? <FeedLink /> : null}
    </Wrap>
  );
}

/** A link to the same list with another query. */
function Here({ search, ...rest }: { search: Parameters<typeof listSearch>[0]; children: ReactNode }) {
  const { pathname } = useLocation();
  return <RouteLink {...rest} to={`${pathname}${listSearch(search)}`} />;
}

function PageLink({ page, ...rest }: PageLinkProps) {
  const [search] = useSearchParams();
  return <Here {...rest} search={{ ...readListRequest(search), page }} />;
}

function Search() {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Form
      role="search"
      aria-label={t('search')}
      onSubmit={(event) => {
        event.preventDefault();
        const keyword = new FormData(event.currentTarget).get('q');
        void navigate(`${pathname}${listSearch({ keyword: typeof keyword === 'string' ? keyword.trim() : '' })}`);
      }}
    >
      <TextField
        name="q"
        type="search"
        label={t('search')}
        defaultValue={readListRequest(search).keyword ?? ''}
        maxLength={120}
        optional={false}
      />
      <Button type="submit" size="large">
        {t('find')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${theme.space['2']};
  max-width: ${theme.layout.form};
  margin-block-end: ${theme.space['6']};
  > :first-child {
    flex: 1;
  }
`;

const Narrowed = styled.p`
  margin-block-end: ${theme.space['4']};
  color: ${theme.color.text.secondary};
`;

const Pages = styled(Pagination)`
  padding-block: ${theme.space['6']};
`;
