import { Axes, Curve, Guide } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { round } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

const spectrum = [30, 40, 280, 90] as const;
const swing = [60, 215, 220, 80] as const;
/** Half the swing of the frequency in the sketch. */
const half = 0.36;
/** Pairs of lines that the sheet has room for. */
const mostPairs = 60;

/** The lines of the spectrum at their true heights, and the frequency as it swings in time. */
export function Figure() {
  const figure = useFigure();
  const rows = figure.out['sidebands'];
  const lines: readonly { amplitude?: unknown }[] = Array.isArray(rows) ? rows.slice(0, mostPairs + 1) : [];
  const deviation = amount(figure, 'deviation');
  const tone = amount(figure, 'modulationFrequency');
  const [x, y, width, height] = spectrum;
  const middle = x + width / 2;
  const greatest = Math.max(...lines.map((line) => Math.abs(Number(line.amplitude))), 1e-9);
  const step = Math.min(34, width / 2 / Math.max(1, lines.length - 0.5));
  const stems = lines.map(({ amplitude: size }, order) => {
    const top = round(y + height * (1 - Math.abs(Number(size)) / greatest));
    return `M${round(middle + order * step)} ${y + height}V${top}M${round(middle - order * step)} ${y + height}V${top}`;
  });
  const reach = deviation === null || tone === null ? 0 : Math.min(width / 2, (1 + deviation / tone) * step);
  const [left, top, , tall] = swing;
  const level = (place: number) => 0.5 + half * Math.sin(place * 4 * Math.PI);
  const [crest, centre] = [top + tall * (0.5 - half), top + tall / 2];
  return (
    <SchematicFrame size={[340, 340]} of={['modulationFrequency', 'deviation', 'out.modulationIndex', 'out.carsonBandwidth']}>
      <Axes area={spectrum} across={{ name: 'f' }} up={{ name: '|J_n|' }} />
      <path className="plot1" d={stems.join('')} />
      <Guide from={[middle, y + height]} to={[middle, y + height + 8]} of="carrierFrequency" />
      <Dimension along="x" from={middle - reach} to={middle + reach} at={y + height + 38} of="out.carsonBandwidth" name="B" side="below" />
      <Axes area={swing} across={{ name: 't' }} up={{ name: 'f(t)' }} />
      <path className="dashed" d={`M${left} ${centre}h${swing[2]}`} />
      <Curve area={swing} height={level} />
      <Dimension along="y" from={crest} to={centre} at={left + swing[2] + 6} of="deviation" name="Δf" side="left" />
      <Dimension
        along="x"
        from={left + swing[2] / 8}
        to={left + (5 * swing[2]) / 8}
        at={top + tall + 12}
        edge={crest}
        name="1/f_m"
        side="below"
      />
      <Label of="modulationFrequency" x={left + swing[2] + 20} y={top + tall + 28} anchor="end" />
    </SchematicFrame>
  );
}
