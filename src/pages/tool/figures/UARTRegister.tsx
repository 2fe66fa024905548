import { Trail } from '#src/pages/tool/figure/curves.tsx';
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { DividerChain, type Stage } from './shared/DividerChain.tsx';

/** The dividers from the clock to the bit, and a frame as it is sampled. */
export function Figure() {
  const figure = useFigure();
  const from: Stage = { of: 'clockFrequency', caption: figure.words('clock') };
  const to: Stage = { of: 'out.actualBaud', caption: figure.words('bit_clock') };
  return (
    <SchematicFrame size={[340, 275]} of={['clockFrequency', 'out.divisorTotal', 'out.actualBaud', 'out.error', 'out.frameDrift']}>
      <DividerChain stages={[from, ...dividers(figure), to]} />
      <Frame />
    </SchematicFrame>
  );
}

/** What divides the clock in this family; the divisors are those of the registers. */
function dividers(figure: FigureState): Stage[] {
  const { mode, given, words } = figure;
  const of = (id: string) => amount(figure, `out.${id}`) ?? 0;
  const whole = of('integerDivisor');
  const divide = (value: string | number, caption = words('divisor')): Stage => ({ name: '÷', value: String(value), caption });
  const samples = (count: string) => divide(count, words('sampling'));
  const chosen = String(given['oversampling'] ?? '16');
  switch (mode) {
    case 'uart16550':
      return [divide(String(given['prescaler'] ?? '1'), words('prescaler')), divide(whole), samples(chosen)];
    case 'avr':
      return [divide(`${whole} + 1`), samples(chosen)];
    case 'pl011':
      return [divide(`${whole} + ${of('fraction')}/64`), samples('16')];
    case 'fractional16':
      return [divide(`${whole} + ${of('fraction')}/${chosen}`), samples(chosen)];
    case 'lpcFdr':
      return [divide(whole), divide(`1 + ${of('divAddVal')}/${of('mulVal')}`, 'FDR'), samples('16')];
    default:
      return given['msp430Mode'] === 'oversampling'
        ? [divide(`${whole} + ${of('ucbrf')}/16`), samples('16')]
        : [divide(`${whole} + ${of('ucbrs')}/8`)];
  }
}

const [left, right, high, low] = [25, 315, 215, 240];

/** The bits of the transmitter, and where a receiver with the right rate samples them. */
function Frame() {
  const figure = useFigure();
  const bits = amount(figure, 'frameBits') ?? 10;
  // Bits of the transmitter in bits of the receiver.
  const length = 1 / (1 + (amount(figure, 'out.error') ?? 0));
  const unit = (right - left) / (bits * Math.max(1, length) + 0.5);
  const edges = Array.from({ length: bits }, (_, bit): Point[] => {
    const level = bit === bits - 1 || bit % 2 === 1 ? high : low;
    const [start, end] = [left + 10 + bit * length * unit, left + 10 + (bit + 1) * length * unit];
    return [
      [start, level],
      [end, level],
    ];
  });
  const marks = Array.from({ length: bits }, (_, bit) => `M${left + 10 + (bit + 0.5) * unit} ${high - 7}V${low + 7}`);
  return (
    <>
      <Trail through={[[left, high], [left + 10, high], ...edges.flat()]} />
      <path className="dashed field" d={marks.join('')} />
      <Label value={figure.words('frame')} x={left} y={low + 12} anchor="start" rise="top" />
      <Label of="out.frameDrift" name="Δn" x={right} y={low + 12} anchor="end" rise="top" />
    </>
  );
}
