import { Axes, Curve } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { round } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

const record = [30, 40, 280, 60] as const;
const spectrum = [30, 175, 270, 80] as const;
/** More periods than this are drawn with a gap. */
const mostPeriods = 9;
const [gapFrom, gapTo] = [0.46, 0.54];

/** The record with its whole number of periods, and the bins of signal and harmonics up to half the sampling frequency. */
export function Figure() {
  const figure = useFigure();
  const cycles = amount(figure, 'out.cycles') ?? 1;
  const drawn = cycles > mostPeriods ? mostPeriods : cycles;
  const level = (place: number) =>
    cycles > mostPeriods && place > gapFrom && place < gapTo ? NaN : 0.5 + 0.48 * Math.sin(place * drawn * 2 * Math.PI);
  const half = (amount(figure, 'recordLength') ?? 2) / 2;
  const rows = figure.out['harmonicBins'];
  const harmonics: readonly { bin?: unknown; harmonic?: unknown }[] = Array.isArray(rows) ? rows : [];
  const [x, y, width, height] = spectrum;
  const place = (bin: number) => round(x + (bin / half) * width);
  const stem = (bin: number, size: number) => `M${place(bin)} ${y + height}V${round(y + height * (1 - size))}`;
  const signal = amount(figure, 'out.signalBin');
  const isRight = signal !== null && signal > half / 2;
  return (
    <SchematicFrame size={[340, 285]} of={['out.inputFrequency', 'out.samplingFrequency', 'recordLength', 'out.cycles', 'out.signalBin']}>
      <Curve area={record} height={level} pieces={240} />
      <Label of="out.cycles" name="M" x={x + 140} y={22} />
      <Dimension along="x" from={record[0]} to={record[0] + record[2]} at={118} edge={105} of="out.recordTime" name="N/f_s" side="below" />
      <Axes area={spectrum} across={{ name: 'f_s/2' }} up={{}} />
      {signal !== null && (
        <>
          <path className="plot2" d={harmonics.map(({ bin, harmonic }) => stem(Number(bin), 1 / Number(harmonic))).join('')} />
          <path className="plot1" d={stem(signal, 1)} />
          <Label of="out.signalBin" name="k_1" x={place(signal) + (isRight ? -6 : 6)} y={y + 4} anchor={isRight ? 'end' : 'start'} />
        </>
      )}
    </SchematicFrame>
  );
}
