import type { PlotMark, PlotsOf } from '#calculators/plot.ts';
import { tool } from './definition.ts';

type Given = Parameters<typeof tool.compute>[0];
type Out = Parameters<PlotsOf<typeof tool>>[1];

/** The circuit whose resistors are known: in design that with the standard ones. */
function known(given: Given, out: Out): Given {
  if (given.mode !== 'dividerDesign') return given;
  return {
    ...given,
    mode: 'divider',
    resistor1: out.resistor1Standard ?? given.resistor1,
    resistor2: out.resistor2Standard ?? given.resistor2,
    collectorResistor: out.collectorResistorStandard ?? given.collectorResistor,
    emitterResistor: out.emitterResistorStandard ?? given.emitterResistor,
  };
}

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const circuit = known(given, out);
  const { currentGain, currentGainMin, currentGainMax, collectorResistor: rc, emitterResistor: re } = circuit;
  const all = 1 + 1 / currentGain;
  const resistance = circuit.mode === 'collectorFeedback' ? (rc + re) * all : rc + re * all;
  if (resistance === 0) return [];
  const span = circuit.supplyVoltage + (circuit.mode === 'dualSupply' ? circuit.negativeSupply : 0);
  const at = (gain: number, label?: string): PlotMark[] => {
    const answer = tool.compute({ ...circuit, currentGain: gain, currentGainMin: gain, currentGainMax: gain });
    if ('refused' in answer) return [];
    const { collectorEmitterVoltageActual: x, collectorCurrentActual: y } = answer.out;
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y, ...(label === undefined ? {} : { label }) }] : [];
  };
  return [
    {
      id: 'load_line',
      kind: 'line',
      x: { label: 'outputs.collectorEmitterVoltageActual', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'outputs.collectorCurrentActual', unit: 'A', show: ['mA', 'µA', 'A'], scale: 'linear' },
      series: [
        {
          label: 'plots.load_line',
          points: [
            [0, span / resistance],
            [span, 0],
          ],
        },
      ],
      marks: [...at(currentGain), ...at(currentGainMin, 'plots.gain_min'), ...at(currentGainMax, 'plots.gain_max')],
      levels: [],
    },
  ];
};
