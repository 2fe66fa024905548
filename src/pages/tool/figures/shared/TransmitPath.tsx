import { Antenna, Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { Label, type LabelText } from '#src/pages/tool/figure/Label.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

interface Props {
  /** What stands in the box of the transmitter. */
  transmitter: string;
  power: LabelText;
  loss: LabelText;
  gain: LabelText;
  distance: LabelText;
  field: LabelText;
}

const feed = 175;
const far = 305;

/** Transmitter, feed line, antenna with its lobe, and the field at a distance; 340 × 235 pixels. */
export function TransmitPath({ transmitter, power, loss, gain, distance, field }: Props) {
  return (
    <>
      <path className="field" d={`M${feed} 85C195 40 275 45 285 85C275 125 195 130 ${feed} 85z`} />
      <Block at={[65, 160]} size={[100, 34]} value={transmitter} />
      <Label {...power} x={65} y={183} rise="top" />
      <Wire d={`M115 160H${feed}V105`} />
      <Label {...loss} x={feed + 8} y={148} anchor="start" />
      <Antenna at={[feed, 110]} />
      <Label {...gain} x={232} y={85} />
      <Arrow
        tone="field"
        through={[
          [far, 115],
          [far, 50],
        ]}
      />
      <Label {...field} x={far + 20} y={30} anchor="end" />
      <Dimension along="x" from={feed} to={far} at={215} edge={[165, 118]} {...distance} />
    </>
  );
}
