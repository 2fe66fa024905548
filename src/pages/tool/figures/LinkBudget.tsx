import { Antenna, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, ground, tip] = [70, 270, 150, 78];
/** Arcs of the wave between the antennas. */
const waves = [30, 60, 90].map(
  (reach) => `M${left + reach} ${tip - reach / 3}Q${left + reach + 14} ${tip} ${left + reach} ${tip + reach / 3}`,
);

/** Transmitter, path and receiver with what each adds to the level. */
export function Figure() {
  const figure = useFigure();
  const power = figure.mode === 'power' ? 'out.requiredPower' : 'transmitterPower';
  const distance = figure.mode === 'range' ? 'out.maximumRange' : 'distance';
  return (
    <SchematicFrame size={[340, 280]} of={[power, 'out.eirp', distance, 'out.pathLoss', 'out.receivedPower', 'out.usedSensitivity']}>
      <path className="field" d={waves.join('')} />
      <Antenna at={[left, tip + 22]} />
      <Antenna at={[right, tip + 22]} />
      <Wire d={`M${left} ${tip + 22}V${ground}M${right} ${tip + 22}V${ground}`} />
      <Label of="transmitterGain" x={left} y={28} />
      <Label of="receiverGain" x={right} y={28} />
      <Label of="out.pathLoss" x={(left + right) / 2 + 20} y={tip} />
      <Label of="transmitterLoss" x={left + 10} y={ground - 26} anchor="start" />
      <Label of="receiverLoss" x={right - 10} y={ground - 26} anchor="end" />
      <Block at={[left, ground + 16]} size={[112, 32]} value={figure.words('transmitter')} />
      <Block at={[right, ground + 16]} size={[112, 32]} value={figure.words('receiver')} />
      <Label of={power} x={left} y={ground + 46} />
      <Label of="out.receivedPower" x={right} y={ground + 46} />
      <Dimension along="x" from={left} to={right} at={ground + 90} of={distance} />
    </SchematicFrame>
  );
}
