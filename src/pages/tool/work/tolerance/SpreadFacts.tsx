import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Spread } from '#calculators/tolerance.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface SpreadFactsProps {
  spread: Spread;
  text: (value: number) => string;
  /** Share of the circuits within the limits; null while there are none. */
  within: number | null;
  /** Names in the order of the spread's weights. */
  parts: readonly string[];
}

/** Parts that are named: the others hardly count. */
const mostNamed = 4;
const least = 0.005;

/** The figures of a tolerance run. */
export function SpreadFacts({ spread, text, within, parts }: SpreadFactsProps) {
  const { t } = useTranslation('tool_work');
  const { integer, number, list } = useFormat();
  const percent = (share: number) => number(share, { style: 'percent', maximumSignificantDigits: 3 });
  const range = ({ low, high }: { low: number; high: number }) => t('tolerance.range', { low: text(low), high: text(high) });
  const weights = parts
    .map((name, index) => ({ name, weight: spread.weights[index] ?? 0 }))
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostNamed);
  const facts = [
    { name: t('tolerance.nominal'), value: text(spread.nominal) },
    { name: t('tolerance.worst'), value: range(spread.worst) },
    { name: t('tolerance.middle'), value: range(spread.middle) },
    { name: t('tolerance.mean'), value: text(spread.mean) },
    { name: t('tolerance.deviation'), value: text(spread.deviation) },
    ...(within === null ? [] : [{ name: t('tolerance.within'), value: percent(within) }]),
    ...(weights.length < 2
      ? []
      : [{ name: t('tolerance.weights'), value: list(weights.map(({ name, weight }) => `${name} ${percent(weight)}`)) }]),
  ];
  return (
    <>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Note>
        {t('tolerance.note', { count: spread.samples, samples: integer(spread.samples) })}
        {spread.refused > 0 ? ` ${t('tolerance.refused', { count: spread.refused, refused: integer(spread.refused) })}` : ''}
      </Note>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['5']};
  dt {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.semibold};
  }
`;

const Note = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
