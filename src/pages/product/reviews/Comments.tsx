import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { getProductComments } from '#contract/api/review.ts';
import { useGetProductCommentsQuery } from '#src/api/review.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { CommentItem } from './CommentItem.tsx';

type Asked = RequestOf<typeof getProductComments>;

interface Props {
  asked: Asked;
  pages: number;
  last: number;
  onMore: () => void;
}

/** The comments of the pages that were opened so far. */
export function Comments({ asked, pages, last, onMore }: Props) {
  const { t } = useTranslation('review');
  return (
    <>
      <List>
        {Array.from({ length: pages }, (_, at) => (
          // The first page is asked for without its number, as the block itself does: one call serves both.
          <Page key={at} asked={at === 0 ? asked : { ...asked, page: at + 1 }} />
        ))}
      </List>
      {pages < last ? <Button onClick={onMore}>{t('more')}</Button> : null}
    </>
  );
}

function Page({ asked }: { asked: Asked }) {
  const { t } = useTranslation('review');
  const { data, error, refetch } = useGetProductCommentsQuery(asked);
  if (error && !data) {
    return (
      <li>
        <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <Skeleton $height="8rem" />
      </li>
    );
  }
  return data.list.map((comment) => <CommentItem key={comment.id} comment={comment} />);
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:empty {
    display: none;
  }
  > li + li {
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;
