import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartDifferences as Differences } from '#contract/api/part.ts';

const mostShown = 3;
const texts = { better: 'better', worse: 'worse', unknown: 'unknown', other: 'instead' } as const;

/** In what a part differs from the one of the page, the worst first; the rest is counted. */
export function PartDifferences({ differences }: { differences: Differences }) {
  const { t } = useTranslation('product');
  const left = differences.length - mostShown;
  return (
    <Lines>
      {differences.length === 0 ? <li>{t('substitutes.no_difference')}</li> : null}
      {differences.slice(0, mostShown).map(({ key, effect, name, from, to }) => (
        <li key={key}>{t(`substitutes.${texts[effect]}`, { name, from, to })}</li>
      ))}
      {left > 0 ? <li>{t('substitutes.more', { count: left })}</li> : null}
    </Lines>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
