/** The 555 timer as oscillator and as one-shot: times from the parts, or standard resistors for wanted times. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { extremes, oscillation, resistorsFor, usualRatio } from './oscillation.ts';

/** Of the timing resistors together at 5 V, Ω, in proportion to the supply: beyond, the threshold current of a bipolar timer takes all (TI SLFS022). */
const [largestResistance, usualSupply] = [3.4e6, 5];
/** Current into the discharge pin of a CMOS timer that is off, typical at 25 °C, A (TI SLFS043). */
const leakage = 1e-10;
/** Share of the least charging current that shifts the times noticeably. */
const noticeable = 0.01;
/** Supplies that the NE555 and the TLC555 work with, V; frequencies up to which their delays hardly count, Hz. */
const limitsOf = {
  bipolar: { leastSupply: 4.5, greatestSupply: 16, frequency: 50e3 },
  cmos: { leastSupply: 2, greatestSupply: 15, frequency: 200e3 },
} as const;

export const tool = defineTool({
  name: 'TimingCircuitCalculation',
  modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign', 'monostable', 'monostableDesign'],
  inputs: {
    resistorA: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      default: 5000,
      above: 0,
      component: true,
      symbol: 'RA',
      modes: ['astable', 'astableDiode', 'monostable'],
    },
    resistorB: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      default: 3000,
      above: 0,
      component: true,
      symbol: 'RB',
      modes: ['astable', 'astableDiode'],
    },
    capacitor: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], default: 1.5e-7, above: 0, component: true, symbol: 'C' },
    timerType: { kind: 'choice', choices: ['bipolar', 'cmos'], default: 'bipolar' },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      default: 1000,
      above: 0,
      symbol: 'f',
      modes: ['astableDesign', 'astableDiodeDesign'],
    },
    dutyCycle: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.6,
      above: 0,
      max: 0.9999,
      symbol: 'D',
      modes: ['astableDesign', 'astableDiodeDesign'],
    },
    pulseWidth: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs'],
      default: 0.001,
      above: 0,
      symbol: 't_w',
      modes: ['monostableDesign'],
    },
    supplyVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 5,
      min: 2,
      max: 18,
      symbol: 'VCC',
      modes: ['astableDiode', 'astableDiodeDesign'],
    },
    diodeDrop: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 0.6,
      min: 0,
      max: 2,
      symbol: 'V_D',
      modes: ['astableDiode', 'astableDiodeDesign'],
      advanced: true,
    },
    controlRatio: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 2 / 3,
      min: 0.05,
      max: 0.95,
      symbol: 'k',
      modes: ['astable', 'astableDiode', 'monostable'],
      advanced: true,
    },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, max: 0.5, advanced: true },
    capacitorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.8, advanced: true },
    timerTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, max: 0.2, advanced: true },
    series: {
      kind: 'choice',
      choices: ['E12', 'E24', 'E96'],
      default: 'E24',
      modes: ['astableDesign', 'astableDiodeDesign', 'monostableDesign'],
    },
  },
  outputs: {
    actualFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      symbol: 'f',
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    frequencyMin: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    frequencyMax: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    period: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs'],
      symbol: 'T',
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    highTime: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs'],
      symbol: 't_H',
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    lowTime: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs'],
      symbol: 't_L',
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    actualDutyCycle: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      symbol: 'D',
      modes: ['astable', 'astableDesign', 'astableDiode', 'astableDiodeDesign'],
    },
    pulse: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], symbol: 't_w', modes: ['monostable', 'monostableDesign'] },
    pulseMin: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], modes: ['monostable', 'monostableDesign'] },
    pulseMax: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], modes: ['monostable', 'monostableDesign'] },
    resistorAExact: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      symbol: 'RA',
      modes: ['astableDesign', 'astableDiodeDesign', 'monostableDesign'],
    },
    resistorAStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      modes: ['astableDesign', 'astableDiodeDesign', 'monostableDesign'],
      standardOf: 'resistorAExact',
    },
    resistorBExact: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω', 'MΩ'], symbol: 'RB', modes: ['astableDesign', 'astableDiodeDesign'] },
    resistorBStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      modes: ['astableDesign', 'astableDiodeDesign'],
      standardOf: 'resistorBExact',
    },
  },
  main: {
    astable: 'actualFrequency',
    astableDesign: 'resistorAStandard',
    astableDiode: 'actualFrequency',
    astableDiodeDesign: 'resistorAStandard',
    monostable: 'pulse',
    monostableDesign: 'resistorAStandard',
  },
  refusals: { DUTY_NOT_ABOVE_HALF: 'dutyCycle', DIODE_DROP_TOO_LARGE: 'supplyVoltage' },
  warnings: [
    'FREQUENCY_HIGH',
    'FREQUENCY_HIGH_CMOS',
    'RA_TOO_SMALL',
    'RESISTANCE_TOO_LARGE',
    'LEAKAGE_COUNTS',
    'SUPPLY_OUTSIDE',
    'CAPACITOR_SMALL',
  ],
  compute(given) {
    const { mode, capacitor, supplyVoltage, diodeDrop, timerType } = given;
    const isDesign = mode === 'astableDesign' || mode === 'astableDiodeDesign' || mode === 'monostableDesign';
    const hasDiode = mode === 'astableDiode' || mode === 'astableDiodeDesign';
    const controlRatio = isDesign ? usualRatio : given.controlRatio;
    if (mode === 'astableDesign' && given.dutyCycle <= 0.5) return refuse('DUTY_NOT_ABOVE_HALF');
    // A drop that reaches the limit but for rounding would give resistors without meaning.
    if (hasDiode && supplyVoltage * (1 - controlRatio) <= diodeDrop * (1 + 1e-12)) return refuse('DIODE_DROP_TOO_LARGE');
    const [least, greatest] = extremes(given);
    const limits = limitsOf[timerType];
    const warnings = [
      !isDesign && given.resistorA < 1000 && 'RA_TOO_SMALL',
      capacitor < 470e-12 && 'CAPACITOR_SMALL',
      hasDiode && (supplyVoltage < limits.leastSupply || supplyVoltage > limits.greatestSupply) && 'SUPPLY_OUTSIDE',
    ] as const;
    const supply = hasDiode ? supplyVoltage : usualSupply;
    const isLarge = (total: number) =>
      timerType === 'bipolar'
        ? total > largestResistance * (supply / usualSupply) && 'RESISTANCE_TOO_LARGE'
        : total > (noticeable * supply * (1 - controlRatio)) / leakage && 'LEAKAGE_COUNTS';
    if (mode === 'monostable' || mode === 'monostableDesign') {
      const constants = -Math.log1p(-controlRatio);
      const resistorAExact = given.pulseWidth / (capacitor * constants);
      const resistorAStandard = nearestInRatio(resistorAExact, given.series);
      const resistor = isDesign ? resistorAStandard : given.resistorA;
      const pulse = resistor * capacitor * constants;
      const resistors = isDesign ? { resistorAExact, resistorAStandard } : {};
      return {
        out: { pulse, pulseMin: pulse * least, pulseMax: pulse * greatest, ...resistors },
        warnings: [isLarge(resistor), ...warnings],
      };
    }
    const drop = hasDiode ? diodeDrop / supplyVoltage : null;
    const found = isDesign ? resistorsFor(given, drop) : null;
    const [resistorA, resistorB] = found ? [found.resistorAStandard, found.resistorBStandard] : [given.resistorA, given.resistorB];
    const out = oscillation({ resistorA, resistorB, capacitor, controlRatio, drop });
    const frequency = out.actualFrequency;
    return {
      out: { ...out, frequencyMin: frequency / greatest, frequencyMax: frequency / least, ...found },
      warnings: [
        frequency > limits.frequency && (timerType === 'bipolar' ? 'FREQUENCY_HIGH' : 'FREQUENCY_HIGH_CMOS'),
        isLarge(resistorA + resistorB),
        ...warnings,
      ],
    };
  },
  sources: [
    'Texas Instruments, xx555 Precision Timers, SLFS022, § 8.3.1, 8.3.2',
    'Texas Instruments, TLC555 LinCMOS Technology Timer, SLFS043',
    'STMicroelectronics, NE555, General-purpose single bipolar timers, 2182',
    'Texas Instruments, LM555 Timer, SNAS548',
  ],
});
