import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { styled } from 'styled-components';
import { feedPath } from '#contract/routes/feed-path.ts';
import { theme } from '#src/ui/theme.ts';

/** The newest articles for a feed reader; a file of the edge, so a plain link. */
export function FeedLink() {
  const { t } = useTranslation('content');
  return (
    <Line>
      <a href={useHref(feedPath)} type="application/rss+xml">
        {t('rss')}
      </a>
    </Line>
  );
}

const Line = styled.p`
  padding-block-end: ${theme.space['6']};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
  }
`;
