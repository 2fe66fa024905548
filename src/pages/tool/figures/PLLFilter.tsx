import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Ground, Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { KindOfPart } from './shared/KindOfPart.tsx';
import { listedParts } from './shared/listed-parts.ts';

const line = 85;
const toOutput = [
  [298, line - 18],
  [298, 25],
  [325, 25],
] as const;
const toDivider = [
  [298, line + 18],
  [298, 280],
  [205, 280],
] as const;
const toDetector = [
  [155, 280],
  [50, 280],
  [50, line + 18],
] as const;

/** Phase detector with charge pump, the filter, the oscillator and the divider. */
export function Figure() {
  const figure = useFigure();
  const parts = new Map(listedParts(figure).map((part) => [part.ref, part]));
  const part = (ref: string, from: readonly [number, number], to: readonly [number, number], side?: 'left' | 'right') => {
    const found = parts.get(ref);
    return found && <KindOfPart kind={found.kind} name={ref} of={found.of} from={from} to={to} {...(side ? { side } : {})} />;
  };
  const isThird = parts.has('R3');
  return (
    <SchematicFrame
      size={[340, 320]}
      of={['chargePumpCurrent', 'vcoGain', 'loopBandwidth', 'phaseMargin', 'out.dividerRatio', 'out.standardLoopBandwidth']}
    >
      <Block at={[50, line]} size={[44, 36]} value={figure.words('detector')} />
      <Arrow
        through={[
          [72, line],
          [104, line],
        ]}
        of="chargePumpCurrent"
        side="below"
        stacked
      />
      <Wire d={`M104 ${line}H180`} />
      <Joint at={[115, line]} />
      {part('C1', [115, line], [115, 215], 'left')}
      <Ground at={[115, 215]} />
      <Joint at={[180, line]} />
      {part('R2', [180, line], [180, 150], 'left')}
      {part('C2', [180, 150], [180, 215], 'left')}
      <Ground at={[180, 215]} />
      {isThird ? part('R3', [180, line], [255, line]) : <Wire d={`M180 ${line}H255`} />}
      {isThird && (
        <>
          <Joint at={[255, line]} />
          {part('C3', [255, line], [255, 215], 'left')}
          <Ground at={[255, 215]} />
        </>
      )}
      <Wire d={`M255 ${line}H276`} />
      <Block at={[298, line]} size={[44, 36]} value={figure.words('oscillator')} />
      <Arrow through={toOutput} />
      <Label x={290} y={25} anchor="end" of="outputFrequency" />
      <Arrow through={toDivider} />
      <Label x={290} y={262} anchor="end" of="vcoGain" />
      <Block at={[180, 280]} size={[50, 32]} name="N" of="out.dividerRatio" />
      <Arrow through={toDetector} />
      <Arrow
        through={[
          [50, 20],
          [50, line - 18],
        ]}
      />
      <Terminal at={[50, 16]} of="phaseDetectorFrequency" />
    </SchematicFrame>
  );
}
