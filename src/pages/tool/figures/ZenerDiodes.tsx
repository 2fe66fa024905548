import { AcSource } from '#src/pages/tool/figure/sources.tsx';
import { Axes, Curve, Guide, Spot } from '#src/pages/tool/figure/curves.tsx';
import { Zener } from '#src/pages/tool/figure/diodes.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { ResistorWindow } from './shared/ResistorWindow.tsx';
import { ShuntRegulator } from './shared/ShuntRegulator.tsx';

/** The regulator with its ranges and the resistors that work, or the clamp with the clipped sine. */
export function Figure() {
  return useFigure().mode === 'clamp' ? <Clamp /> : <Regulator />;
}

function Regulator() {
  const figure = useFigure();
  const isDesign = figure.mode === 'designRange';
  const count = amount(figure, 'zenerCount') ?? 1;
  const range = (low: string, high: string) => `${figure.text(low)} … ${figure.text(high)}`;
  const resistor = isDesign ? { of: 'out.resistorStandard', name: 'R' } : { of: 'resistor' };
  return (
    <SchematicFrame
      size={[340, isDesign ? 310 : 235]}
      of={['supplyMin', 'supplyMax', 'loadMax', resistor.of, 'zenerVoltage', 'zenerCount']}
    >
      <ShuntRegulator
        source={{ name: 'V_S' }}
        resistor={resistor}
        zener={{ of: 'zenerVoltage', ...(count > 1 ? { name: `${count}\u00d7V_Z` } : {}) }}
        load={{ name: 'I_L' }}
        output={{ name: 'V_O', value: range('out.outputMin', 'out.outputMax') }}
        isStack={count > 1}
      >
        <Label of="supplyMin" name="V_S" value={range('supplyMin', 'supplyMax')} x={20} y={214} anchor="start" />
        <Label of="loadMax" name="I_L" value={range('loadMin', 'loadMax')} x={320} y={214} anchor="end" />
      </ShuntRegulator>
      {isDesign && <ResistorWindow y={265} />}
    </SchematicFrame>
  );
}

const [top, bottom] = [60, 180];
const area = [40, 215, 260, 90] as const;

const input = (place: number) => Math.sin(2 * Math.PI * place);

function Clamp() {
  const figure = useFigure();
  const value = (id: string) => amount(figure, id) ?? 0;
  const [peak, slope, source] = [value('signalPeak') || 1, value('dynamicResistance'), value('sourceResistance')];
  /** A half above the voltage at which it begins to conduct rises by the share of the dynamic resistance. */
  const limited = (voltage: number, level: number, current: number) => {
    const onset = level - slope * current;
    return voltage <= onset ? voltage : onset + ((voltage - onset) * slope) / (source + slope);
  };
  const [high, low] = [value('out.clampPositive'), -value('out.clampNegative')];
  const output = (place: number) => {
    const voltage = peak * input(place);
    return voltage > 0
      ? limited(voltage, high, value('out.peakCurrentPositive')) / peak
      : -limited(-voltage, low, value('out.peakCurrentNegative')) / peak;
  };
  const crest = [area[0] + area[2] / 4, area[1] + (area[3] / 2) * (1 - high / peak)] as const;
  return (
    <SchematicFrame
      size={[340, 330]}
      of={['signalPeak', 'sourceResistance', 'zenerVoltagePositive', 'zenerVoltageNegative', 'clampPositive']}
    >
      <AcSource from={[40, top]} to={[40, bottom]} of="signalPeak" />
      <Resistor from={[40, top]} to={[150, top]} of="sourceResistance" />
      <Wire d={`M150 ${top}H285`} />
      <Wire d={`M40 ${bottom}H285`} />
      <Joint at={[170, top]} />
      <Joint at={[170, bottom]} />
      <Zener from={[170, 120]} to={[170, top]} of="zenerVoltagePositive" />
      <Zener from={[170, 120]} to={[170, bottom]} of="zenerVoltageNegative" />
      <Terminal at={[289, top]} name="V_out" side="above" />
      <Terminal at={[289, bottom]} />
      <Axes area={area} across={{ name: 't' }} up={{ name: 'V' }} zero={0.5} />
      <Curve area={area} height={(place) => 0.5 + input(place) / 2} tone="plot2" />
      <Curve area={area} height={(place) => 0.5 + output(place) / 2} />
      <Spot at={crest} />
      <Guide from={crest} to={[area[0] + area[2] * 0.55, crest[1]]} of="out.clampPositive" side="right" />
    </SchematicFrame>
  );
}
