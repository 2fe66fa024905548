import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import { useGetProductCommentsQuery } from '#src/api/review.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { Comments } from './Comments.tsx';
import { Questions } from './Questions.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { Section } from '#src/pages/product/Section.tsx';
import { useReviewQuery } from './use-review-query.ts';
import { WriteComment } from './WriteComment.tsx';

interface Props {
  product: ProductDetail;
  features: Pick<SiteConfig['features'], 'reviews' | 'questions'>;
}

/** What customers say about the part, and what they asked. */
export function Reviews({ product, features }: Props) {
  return (
    <>
      {features.reviews ? <CommentBlock product={product} /> : null}
      {features.questions ? <Questions product={product} /> : null}
    </>
  );
}

function CommentBlock({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('review');
  const { rating, sort, choose } = useReviewQuery();
  const [pages, setPages] = useState(1);
  const asked = { web_url: product.web_url, sort, ...(rating === null ? {} : { rating }) };
  const { data, error, refetch } = useGetProductCommentsQuery(asked);
  const change = (next: Parameters<typeof choose>[0]) => {
    setPages(1);
    choose(next);
  };
  const hasAny = data !== undefined && (rating !== null || data.total > 0);
  return (
    <Section id="reviews" title={t('title')}>
      {error && !data ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data ? (
        <Columns data-rated={hasAny || undefined}>
          {hasAny ? <RatingSummary {...data} chosen={rating} onChoose={(stars) => change({ rating: stars })} /> : null}
          <Main>
            {data.total > 1 ? (
              <Sort
                label={t('sort')}
                compact
                value={sort}
                options={[
                  { value: 'newest', label: t('newest') },
                  { value: 'helpful', label: t('helpful_first') },
                ]}
                onChange={(event) => change({ sort: event.target.value === 'helpful' ? 'helpful' : 'newest' })}
              />
            ) : null}
            {data.total === 0 && rating !== null ? <p>{t('none_chosen')}</p> : null}
            {hasAny ? null : <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>}
            <Comments asked={asked} pages={pages} last={data.last_page} onMore={() => setPages(pages + 1)} />
            <WriteComment product={product} />
          </Main>
        </Columns>
      ) : null}
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['6']} ${theme.space['10']};
  align-items: start;
  ${media.md} {
    &[data-rated] {
      grid-template-columns: 16rem minmax(0, 1fr);
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
  min-width: 0;
  > * {
    width: 100%;
  }
`;

const Sort = styled(SelectField)`
  max-width: 16rem;
`;
