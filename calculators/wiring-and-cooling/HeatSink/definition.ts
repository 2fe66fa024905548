/** Steady heat from a junction to the air: the heat sink that keeps it cool enough, its temperature, or the power that it bears. */
import { defineTool, refuse } from '#calculators/define.ts';
import { zeroCelsius } from '#calculators/math/constants.ts';

/** Sinks below need a fan or a length of half a metre, K/W. */
const forced = 0.5;
/** Sinks above are no better than the bare case of a power package, K/W. */
const useless = 50;

const temperature = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;
const resistance = { kind: 'quantity', unit: 'K/W', show: ['K/W'] } as const;

export const tool = defineTool({
  name: 'HeatSink',
  modes: ['heatSink', 'junction', 'power'],
  inputs: {
    power: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 10, above: 0, symbol: 'P', modes: ['heatSink', 'junction'] },
    devices: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 50, integer: true, symbol: 'n' },
    ambientTemperature: { ...temperature, default: 40, above: -zeroCelsius, symbol: 'T_A' },
    maximumJunction: { ...temperature, default: 125, above: -zeroCelsius, symbol: 'T_max' },
    junctionToCase: { ...resistance, default: 1.5, min: 0, symbol: 'R_JC' },
    caseToSink: { ...resistance, default: 0.5, min: 0, symbol: 'R_CS' },
    sinkToAmbient: { ...resistance, default: 5, above: 0, symbol: 'R_SA', modes: ['junction', 'power'] },
    junctionToAmbient: { ...resistance, default: null, above: 0, optional: true, symbol: 'R_JA', advanced: true },
  },
  outputs: {
    requiredSink: { ...resistance, symbol: 'R_SA', modes: ['heatSink'] },
    maximumPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P', modes: ['power'] },
    junctionTemperature: { ...temperature, symbol: 'T_J' },
    caseTemperature: { ...temperature, symbol: 'T_C' },
    sinkTemperature: { ...temperature, symbol: 'T_S' },
    margin: { kind: 'quantity', unit: 'K', show: ['°C', '°F'] },
    totalPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    bareJunction: { ...temperature },
  },
  main: { heatSink: 'requiredSink', junction: 'junctionTemperature', power: 'maximumPower' },
  refusals: { AMBIENT_TOO_HOT: 'ambientTemperature', NO_SINK_ENOUGH: 'power' },
  warnings: ['JUNCTION_TOO_HOT', 'NO_SINK_NEEDED', 'FORCED_AIR', 'SINK_USELESS'],
  compute(given) {
    const { mode, devices, ambientTemperature: ambient, maximumJunction, junctionToCase, caseToSink, junctionToAmbient } = given;
    const room = maximumJunction - ambient;
    if (mode !== 'junction' && room <= 0) return refuse('AMBIENT_TOO_HOT');
    const inside = junctionToCase + caseToSink;
    const power = mode === 'power' ? room / (inside + devices * given.sinkToAmbient) : given.power;
    // All devices share the sink; each has its own way to it.
    const requiredSink = (room / power - inside) / devices;
    if (mode === 'heatSink' && requiredSink <= 0) return refuse('NO_SINK_ENOUGH');
    const sink = mode === 'heatSink' ? requiredSink : given.sinkToAmbient;
    const sinkTemperature = ambient + devices * power * sink;
    const caseTemperature = sinkTemperature + power * caseToSink;
    const junctionTemperature = caseTemperature + power * junctionToCase;
    const bareJunction = junctionToAmbient === null ? null : ambient + power * junctionToAmbient;
    return {
      out: {
        requiredSink,
        maximumPower: power,
        junctionTemperature,
        caseTemperature,
        sinkTemperature,
        margin: maximumJunction - junctionTemperature,
        totalPower: devices * power,
        bareJunction,
      },
      warnings: [
        mode === 'junction' && junctionTemperature > maximumJunction && 'JUNCTION_TOO_HOT',
        bareJunction !== null && bareJunction <= maximumJunction && 'NO_SINK_NEEDED',
        sink < forced && 'FORCED_AIR',
        sink > useless && 'SINK_USELESS',
      ],
    };
  },
  sources: [
    'JEDEC JESD51-1, Integrated circuits thermal measurement method, 1995',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 9.4',
  ],
});
