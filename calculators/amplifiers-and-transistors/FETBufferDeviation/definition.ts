/** Source follower with a JFET or MOSFET: its source resistor, bias, offset, gain and the spread over data-sheet limits. */
import { defineTool, refuse } from '#calculators/define.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';

/** Square law in saturation: I_D = K·(V_GS − V_T)². */
interface Device {
  factor: number;
  threshold: number;
}

interface Point {
  resistance: number;
  current: number;
  /** V_GS − V_T. */
  drive: number;
  /** V_S. */
  source: number;
}

interface Entered {
  mode: 'designForVoltage' | 'designForCurrent' | 'analyse';
  negativeSupply: number;
  sourceDrop: number;
  drainCurrent: number;
  sourceResistance: number;
}

function junctionDevice(saturationCurrent: number, pinchOff: number): Device {
  return { factor: saturationCurrent / pinchOff ** 2, threshold: pinchOff };
}

/** The point at which square law and source resistor agree; no current where the gate is too low. */
function settled({ factor, threshold }: Device, gate: number, rail: number, resistance: number): Point {
  const reach = Math.max(0, gate - rail - threshold);
  const drive = (2 * reach) / (1 + Math.sqrt(1 + 4 * factor * resistance * reach));
  const current = factor * drive ** 2;
  return { resistance, current, drive, source: rail + current * resistance };
}

/** The operating point that the mode asks for; its drive is not positive where the device is off. */
function operatingPoint(given: Entered, device: Device, gate: number): Point {
  const rail = given.negativeSupply;
  if (given.mode === 'designForVoltage') {
    const source = rail + given.sourceDrop;
    const drive = gate - source - device.threshold;
    const current = device.factor * drive ** 2;
    return { resistance: given.sourceDrop / current, current, drive, source };
  }
  if (given.mode === 'designForCurrent') {
    const current = given.drainCurrent;
    const drive = Math.sqrt(current / device.factor);
    const source = gate - device.threshold - drive;
    return { resistance: (source - rail) / current, current, drive, source };
  }
  return settled(device, gate, rail, given.sourceResistance);
}

interface Limits {
  device: 'jfet' | 'mosfet';
  idssMinimum: number | null;
  idssMaximum: number | null;
  pinchOffMinimum: number | null;
  pinchOffMaximum: number | null;
}

/** The devices at both ends of the data sheet; null unless it is a JFET and all four limits are given. */
function extremes({
  device,
  idssMinimum,
  idssMaximum,
  pinchOffMinimum,
  pinchOffMaximum,
}: Limits): { lowest: Device; highest: Device } | null {
  if (device !== 'jfet' || idssMinimum === null || idssMaximum === null || pinchOffMinimum === null || pinchOffMaximum === null)
    return null;
  return { lowest: junctionDevice(idssMinimum, pinchOffMinimum), highest: junctionDevice(idssMaximum, pinchOffMaximum) };
}

export const tool = defineTool({
  name: 'FETBufferDeviation',
  modes: ['designForVoltage', 'designForCurrent', 'analyse'],
  inputs: {
    device: { kind: 'choice', choices: ['jfet', 'mosfet'], default: 'jfet' },
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, symbol: 'V_DD' },
    negativeSupply: { kind: 'quantity', unit: 'V', show: ['V'], default: 0, symbol: 'V_SS', advanced: true },
    gateVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0, symbol: 'V_G' },
    gateResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['MΩ', 'kΩ'],
      default: 1e6,
      min: 0,
      component: true,
      symbol: 'R_G',
      advanced: true,
    },
    gateLeakage: { kind: 'quantity', unit: 'A', show: ['nA', 'pA'], default: 0, min: 0, symbol: 'I_G', advanced: true },
    idss: { kind: 'quantity', unit: 'A', show: ['mA'], default: 0.005, above: 0, symbol: 'I_DSS' },
    pinchOffVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: -2, below: 0, symbol: 'V_P' },
    thresholdVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 1, symbol: 'V_T' },
    transconductanceParameter: { kind: 'quantity', unit: 'A/V²', show: ['mA/V²'], default: 0.002, above: 0, symbol: 'K' },
    sourceDrop: { kind: 'quantity', unit: 'V', show: ['V'], default: 1, above: 0, symbol: 'V_RS', modes: ['designForVoltage'] },
    drainCurrent: { kind: 'quantity', unit: 'A', show: ['mA'], default: 0.001, above: 0, symbol: 'I_D', modes: ['designForCurrent'] },
    sourceResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R_S',
      modes: ['analyse'],
    },
    loadResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'R_L',
    },
    idssMinimum: { kind: 'quantity', unit: 'A', show: ['mA'], default: null, above: 0, optional: true, advanced: true },
    idssMaximum: { kind: 'quantity', unit: 'A', show: ['mA'], default: null, above: 0, optional: true, advanced: true },
    pinchOffMinimum: { kind: 'quantity', unit: 'V', show: ['V'], default: null, below: 0, optional: true, advanced: true },
    pinchOffMaximum: { kind: 'quantity', unit: 'V', show: ['V'], default: null, below: 0, optional: true, advanced: true },
    resistorSeries: { kind: 'choice', choices: ['E12', 'E24', 'E96', 'none'], default: 'E24', advanced: true },
  },
  outputs: {
    sourceResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R_S' },
    drainCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_D' },
    gateSourceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_GS' },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_S' },
    offsetVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_OS' },
    transconductance: { kind: 'quantity', unit: 'S', show: ['mS'], symbol: 'g_m' },
    voltageGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'A_v' },
    outputResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_out' },
    headroom: { kind: 'quantity', unit: 'V', show: ['V'] },
    devicePower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
    resistorPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
    standardSourceResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], standardOf: 'sourceResistance' },
    standardDrainCurrent: { kind: 'quantity', unit: 'A', show: ['mA'] },
    standardOutputVoltage: { kind: 'quantity', unit: 'V', show: ['V'] },
    offsetMinimum: { kind: 'quantity', unit: 'V', show: ['V'] },
    offsetMaximum: { kind: 'quantity', unit: 'V', show: ['V'] },
    currentMinimum: { kind: 'quantity', unit: 'A', show: ['mA'] },
    currentMaximum: { kind: 'quantity', unit: 'A', show: ['mA'] },
  },
  main: { designForVoltage: 'sourceResistance', designForCurrent: 'sourceResistance', analyse: 'offsetVoltage' },
  refusals: { CUT_OFF: 'gateVoltage', SOURCE_BELOW_RAIL: 'drainCurrent', GATE_FORWARD: 'gateVoltage', NOT_SATURATED: 'supplyVoltage' },
  warnings: ['ABOVE_IDSS', 'LOW_HEADROOM'],
  compute(given) {
    const { supplyVoltage, negativeSupply: rail, gateVoltage, loadResistance } = given;
    const isJunction = given.device === 'jfet';
    const device = isJunction
      ? junctionDevice(given.idss, given.pinchOffVoltage)
      : { factor: given.transconductanceParameter, threshold: given.thresholdVoltage };
    const gate = gateVoltage + given.gateLeakage * given.gateResistance;
    const { resistance, current, drive, source } = operatingPoint(given, device, gate);
    const gateSourceVoltage = device.threshold + drive;
    const headroom = supplyVoltage - source - drive;
    if (drive <= 0) return refuse('CUT_OFF', given.mode === 'designForVoltage' ? 'sourceDrop' : undefined);
    if (source <= rail && given.mode === 'designForCurrent') return refuse('SOURCE_BELOW_RAIL');
    if (isJunction && gateSourceVoltage > 0.5)
      return refuse('GATE_FORWARD', given.mode === 'designForCurrent' ? 'drainCurrent' : undefined);
    if (headroom < 0) return refuse('NOT_SATURATED');

    const transconductance = 2 * Math.sqrt(device.factor * current);
    const loaded = transconductance * (loadResistance === null ? resistance : 1 / (1 / resistance + 1 / loadResistance));
    const standard = settled(device, gate, rail, roundToSeries(resistance, given.resistorSeries));
    const spread = extremes(given);
    const lowest = spread && settled(spread.lowest, gate, rail, resistance);
    const highest = spread && settled(spread.highest, gate, rail, resistance);
    return {
      out: {
        sourceResistance: resistance,
        drainCurrent: current,
        gateSourceVoltage,
        outputVoltage: source,
        offsetVoltage: source - gateVoltage,
        transconductance,
        voltageGain: loaded / (1 + loaded),
        outputResistance: resistance / (1 + transconductance * resistance),
        headroom,
        devicePower: (supplyVoltage - source) * current,
        resistorPower: current ** 2 * resistance,
        standardSourceResistance: standard.resistance,
        standardDrainCurrent: standard.current,
        standardOutputVoltage: standard.source,
        offsetMinimum: lowest && lowest.source - gateVoltage,
        offsetMaximum: highest && highest.source - gateVoltage,
        currentMinimum: lowest && lowest.current,
        currentMaximum: highest && highest.current,
      },
      warnings: [isJunction && gateSourceVoltage > 0 && 'ABOVE_IDSS', headroom < 1 && 'LOW_HEADROOM'],
    };
  },
  sources: [
    'Vishay Siliconix, JFET Biasing Techniques, AN102, 1997',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 3.2.6',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
