import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { theme } from '#src/ui/theme.ts';

/** Near spellings of a keyword that found nothing exact. */
export function SpellingOffers({ keywords }: { keywords: readonly string[] }) {
  const { t } = useTranslation('catalog');
  return (
    <Line>
      <span>{t('search.did_you_mean')}</span>
      {keywords.map((keyword) => (
        <RouteLink key={keyword} to={buildPath('product-list-keyword', { keyword })}>
          {keyword}
        </RouteLink>
      ))}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  padding-block: ${theme.space['3']};
  font: ${theme.type.lead};
  a {
    font-weight: ${theme.weight.semibold};
  }
`;
