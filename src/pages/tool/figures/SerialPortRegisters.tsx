import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { DividerChain, type Stage } from './shared/DividerChain.tsx';

/** The dividers from the oscillator to the serial port. */
export function Figure() {
  const figure = useFigure();
  const { mode, words } = figure;
  const from: Stage = { of: 'oscillatorFrequency', caption: words('oscillator') };
  const fixed = (divisor: string, of: string, caption: string): Stage[] => [
    from,
    { name: '÷', value: divisor, caption: words('prescaler') },
    { of, caption: words(caption) },
  ];
  return (
    <SchematicFrame size={[340, 185]} of={['oscillatorFrequency', 'out.divisor', 'out.actualBaud', 'out.mode0Baud', 'out.mode2Baud']}>
      {mode === 'fixed' ? (
        <>
          <DividerChain stages={fixed('12', 'out.mode0Baud', 'mode_0')} />
          <DividerChain stages={fixed(amount(figure, 'smodBit') === 1 ? '32' : '64', 'out.mode2Baud', 'mode_2')} isSecond />
        </>
      ) : (
        <DividerChain stages={[from, ...reloaded(figure)]} />
      )}
    </SchematicFrame>
  );
}

function reloaded(figure: FigureState): Stage[] {
  const { mode, given, words } = figure;
  const clocks = Number(given['clockMode'] ?? 12);
  const isSecond = mode === 'timer2';
  const bit = amount(figure, mode === 'decode' ? 'smodBit' : 'out.smod');
  const halver: Stage = { name: bit === 1 ? '÷ 1' : '÷ 2', value: `SMOD = ${bit ?? 0}`, caption: 'PCON' };
  return [
    { name: '÷', value: String(isSecond ? (clocks === 6 ? 1 : 2) : clocks), caption: words('prescaler') },
    { of: 'out.divisor', name: '÷ n', caption: words(isSecond ? 'timer_2' : 'timer_1') },
    ...(isSecond ? [] : [halver]),
    { name: '÷', value: '16', caption: words('sampling') },
    { of: 'out.actualBaud', caption: words('serial_port') },
  ];
}
