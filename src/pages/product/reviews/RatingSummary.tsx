import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { type getProductComments, stars } from '#contract/api/review.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props extends Pick<ResponseOf<typeof getProductComments>, 'average' | 'histogram'> {
  /** The stars that the list is narrowed to. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** Mean, number and distribution of the ratings; each row narrows the list to its stars. Without ratings there is nothing. */
export function RatingSummary({ average, histogram, chosen, onChoose }: Props) {
  const { t } = useTranslation('review');
  const { integer, number } = useFormat();
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...histogram, 1);
  const mean = number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (count === 0) return <div />;
  return (
    <Box>
      <Mean>
        <b aria-hidden="true">{mean}</b>
        <Stars value={average} label={t('average', { average: mean })} />
      </Mean>
      <p>{t('count', { count, number: integer(count) })}</p>
      <List aria-label={t('histogram')}>
        {stars.map((each) => {
          const found = histogram[each - 1] ?? 0;
          return (
            <li key={each}>
              <Bar
                type="button"
                disabled={found === 0}
                aria-pressed={chosen === each}
                aria-label={t('only', { count: each, number: integer(found) })}
                onClick={() => onChoose(chosen === each ? null : each)}
              >
                <span>{t('stars', { count: each })}</span>
                <Track>
                  <span style={{ width: `${(found / most) * 100}%` }} />
                </Track>
                <span>{integer(found)}</span>
              </Bar>
            </li>
          );
        })}
      </List>
      {chosen === null ? null : (
        <Button size="small" onClick={() => onChoose(null)}>
          {t('all')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  justify-items: start;
`;

const Mean = styled.p`
  display: flex;
  gap: ${theme.space['3']};
  align-items: center;
  b {
    font: ${theme.type.h1};
  }
`;

const List = styled.ul`
  width: 100%;
`;

const Bar = styled.button`
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr) 2.5em;
  gap: ${theme.space['2']};
  align-items: center;
  width: 100%;
  min-height: ${theme.fluid.control};
  padding: 0 ${theme.space['1']};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text.primary};
  font: ${theme.type.dense};
  text-align: start;
  > :last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &:hover:enabled {
    background: ${theme.color.bg.hover};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
  }
  &:disabled {
    color: ${theme.color.text.tertiary};
  }
`;

const Track = styled.span`
  display: block;
  height: ${theme.space['2']};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.sunken};
  overflow: hidden;
  > span {
    display: block;
    height: 100%;
    background: ${theme.color.accent.solid};
  }
`;
