/** How long a battery charges, at constant current or with the tapering tail of a constant voltage; or the current for a wanted time. */
import { defineTool, refuse } from '#calculators/define.ts';
import { hour } from '#calculators/math/constants.ts';

interface Tapering {
  capacity: number;
  startCharge: number;
  chargeCurrent: number;
  chargeEfficiency: number;
  transitionCharge: number;
  cutoffCurrent: number;
}

/** Share of the capacity that is still missing when the current has fallen to the end current. */
const missingAtEnd = ({ cutoffCurrent, chargeCurrent, transitionCharge }: Tapering): number =>
  (cutoffCurrent / chargeCurrent) * (1 - transitionCharge);

/** Constant current up to the voltage limit, then a current in proportion to the charge that is missing. */
function taperingCharge(given: Tapering) {
  const { capacity, startCharge, chargeCurrent, chargeEfficiency, transitionCharge } = given;
  const missing = missingAtEnd(given);
  const full = (hour * capacity) / (chargeEfficiency * chargeCurrent);
  const tailTimeConstant = full * (1 - transitionCharge);
  const constantCurrentTime = full * Math.max(0, transitionCharge - startCharge);
  const constantVoltageTime = tailTimeConstant * Math.log((1 - Math.max(startCharge, transitionCharge)) / missing);
  return {
    chargeTime: constantCurrentTime + constantVoltageTime,
    constantCurrentTime,
    constantVoltageTime,
    finalCharge: 1 - missing,
    tailTimeConstant,
    suppliedCharge: (capacity * (1 - startCharge - missing)) / chargeEfficiency,
  };
}

export const tool = defineTool({
  name: 'RechargeableBatteryTime',
  modes: ['constantCurrent', 'ccCv', 'requiredCurrent'],
  inputs: {
    capacity: { kind: 'quantity', unit: 'A·h', show: ['mA·h', 'A·h'], default: 3, above: 0, symbol: 'C' },
    startCharge: { kind: 'quantity', unit: '1', show: ['%'], default: 0, min: 0, max: 1, symbol: 's0' },
    endCharge: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 1,
      min: 0,
      max: 1,
      symbol: 's1',
      modes: ['constantCurrent', 'requiredCurrent'],
    },
    chargeCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A'],
      default: 1.5,
      above: 0,
      symbol: 'I',
      modes: ['constantCurrent', 'ccCv'],
    },
    chargeEfficiency: { kind: 'quantity', unit: '1', show: ['%'], default: 0.99, above: 0, max: 1, symbol: 'η' },
    transitionCharge: { kind: 'quantity', unit: '1', show: ['%'], default: 0.8, above: 0, max: 0.999, symbol: 's_t', modes: ['ccCv'] },
    cutoffCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.15, above: 0, symbol: 'I_end', modes: ['ccCv'] },
    targetTime: { kind: 'quantity', unit: 's', show: ['h', 'min'], default: 7200, above: 0, symbol: 't', modes: ['requiredCurrent'] },
    nominalVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.8, above: 0, symbol: 'V', advanced: true },
    chargerEfficiency: { kind: 'quantity', unit: '1', show: ['%'], default: 0.85, above: 0, max: 1, symbol: 'η_c', advanced: true },
  },
  outputs: {
    chargeTime: { kind: 'quantity', unit: 's', show: ['h', 'min'], symbol: 't' },
    requiredCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I', modes: ['requiredCurrent'] },
    constantCurrentTime: { kind: 'quantity', unit: 's', show: ['h', 'min'], modes: ['ccCv'] },
    constantVoltageTime: { kind: 'quantity', unit: 's', show: ['h', 'min'], modes: ['ccCv'] },
    finalCharge: { kind: 'quantity', unit: '1', show: ['%'], modes: ['ccCv'] },
    tailTimeConstant: { kind: 'quantity', unit: 's', show: ['min', 'h'], symbol: 'τ', modes: ['ccCv'] },
    suppliedCharge: { kind: 'quantity', unit: 'A·h', show: ['mA·h', 'A·h'] },
    cRate: { kind: 'quantity', unit: '1/h', show: ['C'] },
    mainsEnergy: { kind: 'quantity', unit: 'J', show: ['W·h', 'kW·h', 'J'] },
  },
  main: { constantCurrent: 'chargeTime', ccCv: 'chargeTime', requiredCurrent: 'requiredCurrent' },
  refusals: { END_NOT_ABOVE_START: 'endCharge', CUTOFF_NOT_BELOW_CURRENT: 'cutoffCurrent', ALREADY_CHARGED: 'startCharge' },
  warnings: ['ABOVE_1C', 'NO_END_DETECTION'],
  compute(given) {
    const { mode, capacity, startCharge, endCharge, chargeEfficiency } = given;
    if (mode === 'ccCv') {
      if (given.cutoffCurrent >= given.chargeCurrent) return refuse('CUTOFF_NOT_BELOW_CURRENT');
      if (startCharge >= 1 - missingAtEnd(given)) return refuse('ALREADY_CHARGED');
    } else if (endCharge <= startCharge) return refuse('END_NOT_ABOVE_START');
    const straight = (capacity * (endCharge - startCharge)) / chargeEfficiency;
    const current = mode === 'requiredCurrent' ? straight * (hour / given.targetTime) : given.chargeCurrent;
    const charge = {
      constantCurrent: () => ({ chargeTime: (hour * straight) / current, suppliedCharge: straight }),
      ccCv: () => taperingCharge(given),
      requiredCurrent: () => ({ chargeTime: given.targetTime, suppliedCharge: straight, requiredCurrent: current }),
    }[mode]();
    const cRate = current / capacity;
    return {
      out: { ...charge, cRate, mainsEnergy: (hour * given.nominalVoltage * charge.suppliedCharge) / given.chargerEfficiency },
      warnings: [cRate > 1 && 'ABOVE_1C', cRate > 0.3 && chargeEfficiency < 0.85 && 'NO_END_DETECTION'],
    };
  },
  sources: [
    'IEC 61960-3:2017, Secondary lithium cells and batteries for portable applications, Part 3',
    'IEC 61951-2:2017, Secondary sealed cells and batteries for portable applications, Part 2: Nickel-metal hydride',
    'Battery University, Charging lithium-ion, BU-409',
  ],
});
