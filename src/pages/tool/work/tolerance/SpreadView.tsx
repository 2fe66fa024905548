import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlotData } from '#calculators/plot.ts';
import { type Spread, yieldOf } from '#calculators/tolerance.ts';
import type { Unit } from '#calculators/units.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { SpreadFacts } from './SpreadFacts.tsx';

interface SpreadViewProps {
  spread: Spread;
  /** What varies, as it is called, its unit and the units in which it is shown. */
  result: { name: string; unit: Unit; show: readonly string[] };
  /** Names of the parts, in the order in which the spread has their weights. */
  parts: readonly string[];
}

/** What many built circuits do: figures, the share within limits, the distribution, and the parts that matter most. */
export function SpreadView({ spread, result, parts }: SpreadViewProps) {
  const { files, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const { tag } = useLocale();
  const [typed, setTyped] = useState({ low: '', high: '' });
  const read = (text: string) => (text.trim() === '' ? null : readQuantity(text, result.unit, result.show[0] ?? '', tag));
  const [low, high] = [read(typed.low), read(typed.high)];
  const limits = { low: low?.ok ? low.value : null, high: high?.ok ? high.value : null };
  const text = (value: number) => joined(show(value, result.unit, result.show));
  const hasLimit = limits.low !== null || limits.high !== null;
  const field = (id: 'low' | 'high', answer: typeof low) => (
    <TextField
      label={t(`tolerance.limit_${id}`)}
      value={typed[id]}
      error={answer && !answer.ok ? t('sweep.fault_unread') : undefined}
      autoComplete="off"
      onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
    />
  );
  return (
    <>
      <SpreadFacts spread={spread} text={text} within={hasLimit ? yieldOf(spread, limits) : null} parts={parts} />
      <Limits>
        {field('low', low)}
        {field('high', high)}
      </Limits>
      {spread.deviation > 0 ? (
        <PlotView
          plot={histogram(spread, result, limits)}
          fileName={`${files.name}-tolerance`}
          word={(key) => (key === 'result' ? result.name : t(key === 'share' ? 'tolerance.share' : 'tolerance.histogram'))}
          text={(value, unit, units) => joined(show(value, unit, units))}
        />
      ) : null}
    </>
  );
}

function histogram(
  { histogram: bars, nominal }: Spread,
  { unit, show }: SpreadViewProps['result'],
  { low, high }: { low: number | null; high: number | null },
): PlotData {
  return {
    id: 'tolerance',
    kind: 'line',
    x: { label: 'result', unit, show, scale: 'linear' },
    left: { label: 'share', unit: '1', show: ['%'], scale: 'linear' },
    series: [{ label: 'share', points: bars.map(({ at, share }) => [at, share]) }],
    marks: [],
    levels: [
      { on: 'x', at: nominal, tone: 'target' },
      ...[low, high].flatMap((at) => (at === null ? [] : [{ on: 'x', at, tone: 'limit' } as const])),
    ],
  };
}

const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['4']};
  align-items: end;
`;
