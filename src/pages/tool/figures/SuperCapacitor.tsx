import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Axes, Curve, Guide, Spot } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Load, PolarCapacitor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Outline } from '#src/pages/tool/figure/section-shapes.tsx';
import { CurrentSource } from '#src/pages/tool/figure/sources.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const [left, right, top, bottom] = [60, 250, 65, 170];
const sketch = [50, 240, 240, 75] as const;

/** The pack as one capacitor with its resistance at the load, and the sketch of its discharge. */
export function Figure() {
  const figure = useFigure();
  const load = figure.given['load'];
  const [start, end, drop] = ['initialVoltage', 'minimumVoltage', 'out.initialDrop'].map((id) => amount(figure, id) ?? 0);
  const [v0, vmin, first] = [start || 1, end ?? 0, (start || 1) - (drop ?? 0)];
  const [x, y, width, height] = sketch;
  // The shape of the discharge: straight at constant current, steeper and steeper at constant power, slower and slower into a resistor.
  const voltage = (share: number) => {
    if (load === 'constantCurrent') return first - (first - vmin) * share;
    if (load === 'constantPower') return Math.sqrt(first ** 2 - (first ** 2 - vmin ** 2) * share);
    return first * (vmin / first) ** share;
  };
  const level = (volts: number) => (0.9 * volts) / v0;
  return (
    <SchematicFrame size={[340, 350]} of={['initialVoltage', 'minimumVoltage', 'out.packCapacitance', 'out.packEsr', 'out.holdTime']}>
      <Outline d={`M20 12H195V${bottom + 15}H20z`} />
      <Label of="seriesCells" x={28} y={bottom + 2} anchor="start" />
      <Label of="parallelStrings" x={85} y={bottom + 2} anchor="start" />
      <PolarCapacitor from={[left, top]} to={[left, bottom - 20]} of="out.packCapacitance" />
      <Resistor from={[left, top]} to={[195, top]} of="out.packEsr" />
      <Wire d={`M195 ${top}H${right}M${left} ${bottom - 20}H${right}V${bottom - 20}`} />
      {load === 'constantCurrent' ? (
        <CurrentSource from={[right, top]} to={[right, bottom - 20]} of="loadCurrent" />
      ) : load === 'constantPower' ? (
        <Load from={[right, top]} to={[right, bottom - 20]} of="loadPower" />
      ) : (
        <Resistor from={[right, top]} to={[right, bottom - 20]} of="loadResistance" />
      )}
      <Arrow
        through={[
          [213, top + 12],
          [213, bottom - 32],
        ]}
        name="V"
        side="right"
      />
      <Axes area={sketch} across={{ name: 't' }} up={{ name: 'V' }} />
      <Curve area={sketch} height={(place) => level(voltage(place / 0.85))} />
      <Guide from={[x + width * 0.85, y + height * (1 - level(vmin))]} to={[x + width * 0.85, y + height]} of="holdTime" />
      <Guide from={[x + width, y + height * (1 - level(vmin))]} to={[x, y + height * (1 - level(vmin))]} name="V_min" side="left" />
      <Guide from={[x + 12, y + height * 0.1]} to={[x, y + height * 0.1]} name="V_0" side="left" />
      <Spot at={[x + width * 0.85, y + height * (1 - level(vmin))]} />
    </SchematicFrame>
  );
}
