import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OwnComment } from '#contract/api/review.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RateButton } from '#src/components/review/RateButton.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

const tones = { pending: 'info', published: 'good', rejected: 'stopped' } as const;

/** One comment of the account: where it stands, and until when a rating can be changed. */
export function WrittenComment({ comment }: { comment: OwnComment }) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  const [now] = useState(() => new Date());
  const { product, rating, rated, text, reply, files, status = 'pending' } = comment;
  const isOpen = rated !== null && new Date(rated.editable_until) > now;
  return (
    <li>
      <Head>
        <span>
          <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
            <PartNumber>{product.mpn}</PartNumber>
          </RouteLink>{' '}
          <small>{product.manufacturer.name}</small>
        </span>
        <small>{date(comment.created_at)}</small>
      </Head>
      {rating === null ? null : <Stars value={rating} label={t('stars', { count: rating })} />}
      {text === '' ? null : <Text dir="auto">{text}</Text>}
      {files.length === 0 ? null : (
        <Pictures>
          {files.map(({ file_id, url, name }) => (
            <img key={file_id} src={`${url}?width=320`} alt={name} loading="lazy" />
          ))}
        </Pictures>
      )}
      {reply ? (
        <Text dir="auto">
          <b>{t('reply')}</b> {reply.text}
        </Text>
      ) : null}
      <Foot>
        <StatusMark tone={tones[status]}>{t(`mine.${status}`)}</StatusMark>
        {isOpen ? (
          <>
            <RateButton line={{ order_no: rated.order_no, line_id: rated.line_id, mpn: product.mpn, isRated: true }} />
            <small>{t('mine.until', { date: date(rated.editable_until) })}</small>
          </>
        ) : null}
      </Foot>
    </li>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['4']};
  justify-content: space-between;
`;

const Text = styled.p`
  max-width: ${theme.layout.prose};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block: ${theme.space['2']};
  img {
    width: 4rem;
    height: 4rem;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  margin-block-start: ${theme.space['2']};
`;
