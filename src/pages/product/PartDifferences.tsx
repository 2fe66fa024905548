import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartDifferences as Differences } from '#contract/api/part.ts';

const mostShown = 3;
type Difference = Differences[number];

const nothing = '–';

/** What is not known of the part of the page is told with the other's value. */
function textOf({ effect, from, to }: Difference): 'better' | 'worse' | 'unknown' | 'unknown_here' | 'instead' | 'different' {
  if (effect === 'unknown') return to === nothing || from !== nothing ? 'unknown' : 'unknown_here';
  if (effect !== 'other') return effect;
  return to === nothing ? 'different' : 'instead';
}

/** In what a part differs from the one of the page, the worst first; the rest is counted. */
export function PartDifferences({ differences }: { differences: Differences }) {
  const { t } = useTranslation('product');
  const left = differences.length - mostShown;
  return (
    <Lines>
      {differences.length === 0 ? <li>{t('substitutes.no_difference')}</li> : null}
      {differences.slice(0, mostShown).map((one) => (
        <li key={one.key}>{t(`substitutes.${textOf(one)}`, { name: one.name, from: one.from, to: one.to })}</li>
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
