import { Axes, Curve, Guide, Spot, Trail } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

const area = [75, 45, 220, 170] as const;
const [left, top, width, height] = area;
const steps = 8;

const at = (x: number, y: number): Point => [left + x * width, top + (1 - y) * height];

/** A staircase of eight codes. */
const stairs = Array.from({ length: steps }, (_, index) => [
  at(index / steps, index / steps),
  at((index + 1) / steps, index / steps),
]).flat();

/** The staircase with the code that was entered, at its true share of the range. */
function Transfer({ figure }: { figure: FigureState }) {
  const [code, bits] = [amount(figure, 'code') ?? 0, amount(figure, 'resolution') ?? 1];
  const first = figure.given['coding'] === 'twosComplement' ? -(2 ** (bits - 1)) : 0;
  const share = Math.min(1, Math.max(0, (code - first) / 2 ** bits));
  const step = Math.min(steps - 1, Math.floor(share * steps));
  const spot = at((step + 0.5) / steps, step / steps);
  return (
    <SchematicFrame size={[340, 255]} of={['code', 'out.outputVoltage', 'out.lsb', 'out.range']}>
      <Axes area={area} across={{ name: 'D' }} up={{ name: 'V_out' }} />
      <Trail through={stairs} />
      <Guide from={spot} to={[spot[0], top + height]} of="code" />
      <Guide from={spot} to={[left, spot[1]]} of="out.outputVoltage" name="" side="left" />
      <Spot at={spot} />
      <Dimension along="y" from={at(1, 0.75)[1]} to={at(1, 0.875)[1]} at={left + width + 8} of="out.lsb" side="left" />
    </SchematicFrame>
  );
}

const real = (place: number) => 0.1 + 0.78 * place - 0.35 * place * (1 - place);

/** The ideal line and a real one with its offset, its slope and its bow, each drawn far too large. */
function Errors() {
  const middle = at(0.5, real(0.5));
  return (
    <SchematicFrame size={[340, 255]} of={['offsetError', 'gainErrorPercent', 'inl', 'out.worstCaseError']}>
      <Axes area={area} across={{ name: 'D' }} up={{ name: 'V_out' }} />
      <path className="dashed" d={`M${left} ${top + height}L${left + width} ${top}`} />
      <path className="field dashed" d={`M${at(0, 0.1).join(' ')}L${at(1, 0.88).join(' ')}`} />
      <Curve area={area} height={real} />
      <Dimension along="y" from={at(0, 0)[1]} to={at(0, 0.1)[1]} at={left - 8} of="offsetError" side="left" />
      <Dimension along="y" from={at(1, 0.88)[1]} to={at(1, 1)[1]} at={left + width + 8} of="gainErrorPercent" side="left" />
      <Dimension along="y" from={middle[1]} to={at(0.5, 0.49)[1]} at={middle[0]} />
      <Label x={middle[0] + 12} y={middle[1] + 22} anchor="start" of="inl" />
    </SchematicFrame>
  );
}

const floor = -40;

/** Envelope of the hold at a share of the update rate, as a share of the height. */
const level = (x: number) => 1 - (x === 0 ? 0 : (20 * Math.log10(Math.abs(Math.sin(Math.PI * x) / (Math.PI * x)))) / floor);

/** Signal and images under the envelope of the hold, up to twice the update rate. */
function Dynamic({ figure }: { figure: FigureState }) {
  const [rate, frequency] = [amount(figure, 'updateRate') ?? 1, amount(figure, 'outputFrequency') ?? 0];
  const share = Math.min(0.5, frequency / rate);
  const stems = [share, 1 - share, 1 + share, 2 - share].map((x, index) => ({
    x: at(x / 2, 0)[0],
    y: at(0, Math.max(0, level(x)))[1],
    tone: index === 0 ? 'plot1' : 'plot2',
  }));
  return (
    <SchematicFrame size={[340, 275]} of={['updateRate', 'outputFrequency', 'out.sincLoss', 'out.imageFrequency', 'out.imageLevel']}>
      <Axes area={area} across={{ name: 'f' }} up={{ value: 'dB' }} />
      <Curve area={area} height={(place) => level(place * 2)} tone="field" />
      {stems.map(({ x, y, tone }) => (
        <path key={x} className={tone} d={`M${x} ${top + height}V${y}`} />
      ))}
      <Guide from={at(share / 2, 0)} to={[at(share / 2, 0)[0], top + height + 4]} of="outputFrequency" />
      <Guide from={at(0.5, 0)} to={[at(0.5, 0)[0], top + height + 24]} of="updateRate" />
      <Label of="out.imageLevel" x={at((1 - share) / 2, 0)[0] - 6} y={(stems[1]?.y ?? top) + 14} anchor="end" />
    </SchematicFrame>
  );
}

/** By mode: the staircase, the errors of the static characteristic, the spectrum. */
export function Figure() {
  const figure = useFigure();
  if (figure.mode === 'errors') return <Errors />;
  return figure.mode === 'dynamic' ? <Dynamic figure={figure} /> : <Transfer figure={figure} />;
}
