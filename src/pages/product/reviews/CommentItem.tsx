import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Comment } from '#contract/api/review.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { CommentPictures } from './CommentPictures.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';

/** One comment as its author wrote it, with what the shop says to it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  const { rating, reply } = comment;
  const author = comment.author || t('erased');
  return (
    <Item>
      <article aria-label={t('says', { author })}>
        <Head>
          {rating === null ? null : <Stars value={rating} label={t('stars', { count: rating })} />}
          <b>{author}</b>
          <time dateTime={comment.created_at}>{date(comment.created_at)}</time>
          {comment.verified_purchase ? <StatusMark tone="good">{t('verified')}</StatusMark> : null}
        </Head>
        {comment.text === '' ? null : <Text dir="auto">{comment.text}</Text>}
        <CommentPictures images={comment.images} author={author} />
        {reply ? (
          <Reply>
            <b>{t('reply')}</b> <time dateTime={reply.at}>{date(reply.at)}</time>
            <Text dir="auto">{reply.text}</Text>
          </Reply>
        ) : null}
        <HelpfulButton id={comment.id} helpful={comment.helpful} author={author} />
      </article>
    </Item>
  );
}

const Item = styled.li`
  padding-block: ${theme.space['4']};
  time {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: baseline;
`;

const Text = styled.p`
  max-width: ${theme.layout.prose};
  margin-block-start: ${theme.space['1']};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Reply = styled.div`
  margin-block-start: ${theme.space['3']};
  padding: ${theme.space['3']} ${theme.space['4']};
  border-inline-start: ${theme.border.focus} solid ${theme.color.accent.solid};
  background: ${theme.color.bg.sunken};
`;
