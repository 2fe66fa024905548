import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlotData } from '#calculators/plot.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type Layout, scaleOf } from './layout.ts';
import { PlotAxes } from './PlotAxes.tsx';
import { PlotCurves } from './PlotCurves.tsx';
import { CursorBox, CursorLine } from './PlotCursor.tsx';
import { PlotGuides, PlotLabels } from './PlotLabels.tsx';
import { axisText, placeText, type PlotText } from './plot-text.ts';
import { readAt } from './reading.ts';
import { useCursor } from './use-cursor.ts';

interface ChartProps {
  plot: PlotData;
  layout: Layout;
  text: PlotText;
  title: string;
  describedBy: string;
}

/** The values at one place, each with the name of its series. */
function useReading({ plot, layout, text }: ChartProps) {
  const { t } = useTranslation('tool');
  const { list } = useFormat();
  return (x: number) => {
    const reading = readAt(plot, layout, x);
    const lines = plot.series.flatMap((series, index) => {
      const value = reading.values[index] ?? null;
      const axis = (series.axis === 'right' ? plot.right : undefined) ?? plot.left;
      const write = axisText(text, axis, scaleOf(layout, series.axis));
      return value === null ? [] : [{ index, label: text.word(series.label), value: write(value) }];
    });
    const at = placeText(text, plot.x, layout.x)(x);
    const named = lines.map(({ label, value }) => (plot.series.length > 1 ? t('plot.named', { label, value }) : value));
    return {
      reading,
      lines,
      at,
      spoken: lines.length > 0 ? t('plot.reading', { x: at, values: list(named) }) : t('plot.no_value', { x: at }),
    };
  };
}

/** The drawing, with a cursor that reads its values. */
export function PlotChart(props: ChartProps) {
  const { plot, layout, text, title, describedBy } = props;
  const clip = useId();
  const cursor = useCursor(plot, layout);
  const read = useReading(props);
  const shown = cursor.x === null ? null : read(cursor.x);
  const across = shown ? layout.x.at(shown.reading.x) : null;
  const { left, right, top, bottom } = layout.area;
  return (
    <Frame
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={cursor.last}
      aria-valuenow={cursor.index}
      aria-valuetext={(shown ?? read(cursor.resting)).spoken}
      {...cursor.handlers}
    >
      <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden>
        <clipPath id={clip}>
          <path d={`M${left} ${top - 1}H${right + 1}V${bottom + 1}H${left}Z`} />
        </clipPath>
        <PlotAxes layout={layout} slots={plot.kind === 'bar'} />
        <PlotGuides plot={plot} layout={layout} />
        <g clipPath={`url(#${clip})`}>
          <PlotCurves plot={plot} layout={layout} />
        </g>
        {shown ? <CursorLine layout={layout} reading={shown.reading} /> : null}
        <PlotLabels plot={plot} layout={layout} text={text} quiet={shown !== null} />
      </svg>
      {shown && across !== null ? <CursorBox plot={plot} layout={layout} across={across} x={shown.at} lines={shown.lines} /> : null}
      {/* The keyboard hears the value of the slider itself. */}
      <VisuallyHidden role="status">{cursor.by === 'pointer' ? shown?.spoken : ''}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  border-radius: ${theme.radius.control};
  cursor: crosshair;
  touch-action: pan-y;
  svg {
    display: block;
    overflow: visible;
    @media print {
      max-width: 100%; /* paper is narrower than the screen that was measured */
      height: auto;
    }
  }
`;
