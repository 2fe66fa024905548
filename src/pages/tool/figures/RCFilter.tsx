import { Axes, Curve, Guide } from '#src/pages/tool/figure/curves.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor, Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { AcSource } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';

const [top, bottom] = [60, 170];
const sketch = [70, 220, 210, 70] as const;
/** Decades shown on each side of the cutoff. */
const decades = 1.5;
const [highest, lowest] = [3, -27];

/** Source, the two parts in the order of the filter type, load; under it the response with the cutoff. */
export function Figure() {
  const figure = useFigure();
  const isHighPass = figure.given['filterType'] === 'highPass';
  const [Series, Shunt] = isHighPass ? [Capacitor, Resistor] : [Resistor, Capacitor];
  const [series, shunt] = isHighPass ? ['capacitance', 'resistance'] : ['resistance', 'capacitance'];
  const hasSourceResistance = (amount(figure, 'sourceResistance') ?? 0) > 0;
  const hasLoad = amount(figure, 'loadResistance') !== null;
  const level = (place: number) => {
    const ratio = 10 ** ((place * 2 - 1) * decades * (isHighPass ? -1 : 1));
    return (-10 * Math.log10(1 + ratio * ratio) - lowest) / (highest - lowest);
  };
  const [x, y, width, height] = sketch;
  const cutoff = [x + width / 2, y + height * (1 - level(0.5))] as const;
  return (
    <SchematicFrame size={[340, 320]} of={['resistance', 'capacitance', 'sourceResistance', 'loadResistance', 'cutoffFrequency']}>
      <Wire d={`M30 ${bottom}H320`} />
      <AcSource from={[30, top]} to={[30, bottom]} name="V_s" />
      {hasSourceResistance ? <Resistor from={[30, top]} to={[105, top]} of="sourceResistance" /> : <Wire d={`M30 ${top}H105`} />}
      <Series from={[105, top]} to={[180, top]} of={series} />
      <Wire d={`M180 ${top}H320`} />
      <Joint at={[180, top]} />
      <Shunt from={[180, top]} to={[180, bottom]} of={shunt} side="left" />
      <Joint at={[180, bottom]} />
      {hasLoad && (
        <>
          <Joint at={[270, top]} />
          <Resistor from={[270, top]} to={[270, bottom]} of="loadResistance" side="left" />
          <Joint at={[270, bottom]} />
        </>
      )}
      <Terminal at={[320, top]} name="V_out" side="above" />
      <Terminal at={[320, bottom]} />
      <Axes area={sketch} across={{ name: 'f' }} up={{ name: '|V_out/V_s|' }} />
      <Curve area={sketch} height={level} />
      <Guide from={cutoff} to={[cutoff[0], y + height]} of="cutoffFrequency" />
    </SchematicFrame>
  );
}
