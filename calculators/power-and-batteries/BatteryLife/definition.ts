/** How long a battery runs a load, with self-discharge or with the Peukert effect; or the capacity or the current for a wanted life. */
import { defineTool, refuse } from '#calculators/define.ts';
import { hour, julianYear } from '#calculators/math/constants.ts';

/** Twelfth of a Julian year, s. */
const month = julianYear / 12;
const shelfLife = 10 * 12 * month;

/** Rate at which charge is lost on the shelf, 1/s; the share is that of one month. */
const lossRate = (share: number): number => -Math.log1p(-share) / month;

/** Below this the series has all digits that 1 − ln(1 + x)/x loses. */
const small = 0.02;

/** Share of the charge lost to self-discharge, 1 − ln(1 + x)/x; x is the first loss current per load current. */
function lostShare(x: number): number {
  if (x >= small) return x === Infinity ? 1 : 1 - Math.log1p(x) / x;
  let [share, power] = [0, -1];
  for (let n = 2; n <= 10; n += 1) {
    power *= -x;
    share += power / n;
  }
  return share;
}

/** Life and loss of a charge (A·h) under a steady current (A). */
function drained(usableCharge: number, averageCurrent: number, rate: number) {
  const withoutLoss = (hour * usableCharge) / averageCurrent;
  const x = rate * withoutLoss;
  const life = x === 0 ? withoutLoss : withoutLoss * (Math.log1p(x) / x);
  return { life, averageCurrent, usableCharge, selfDischargeShare: lostShare(x) };
}

interface Cycle {
  activeCurrent: number;
  activeTime: number;
  sleepCurrent: number;
  period: number;
}
function meanOf({ activeCurrent, activeTime, sleepCurrent, period }: Cycle): number {
  return activeCurrent * (activeTime / period) + sleepCurrent * ((period - activeTime) / period);
}

interface Fast {
  ratedCapacity: number;
  ratedTime: number;
  peukertExponent: number;
  dischargeCurrent: number;
  usableFraction: number;
}
/** Peukert's law, anchored at the rated capacity and discharge time. */
function peukert({ ratedCapacity, ratedTime, peukertExponent, dischargeCurrent, usableFraction }: Fast) {
  const ratedCurrent = ratedCapacity / (ratedTime / hour);
  const fullDischarge = ratedTime * (ratedCurrent / dischargeCurrent) ** peukertExponent;
  const effectiveCapacity = dischargeCurrent * (fullDischarge / hour);
  return {
    out: {
      life: usableFraction * fullDischarge,
      averageCurrent: dischargeCurrent,
      usableCharge: usableFraction * effectiveCapacity,
      effectiveCapacity,
    },
    warnings: [dischargeCurrent < ratedCurrent && 'SLOWER_THAN_RATED'] as const,
  };
}

export const tool = defineTool({
  name: 'BatteryLife',
  modes: ['constantCurrent', 'dutyCycle', 'constantPower', 'peukert', 'requiredCapacity', 'allowedCurrent'],
  inputs: {
    capacity: {
      kind: 'quantity',
      unit: 'A·h',
      show: ['mA·h', 'A·h'],
      default: 2.4,
      above: 0,
      symbol: 'C',
      modes: ['constantCurrent', 'dutyCycle', 'constantPower', 'allowedCurrent'],
    },
    usableFraction: { kind: 'quantity', unit: '1', show: ['%'], default: 0.85, above: 0, max: 1, symbol: 'u' },
    selfDischarge: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.01,
      min: 0,
      max: 0.99,
      symbol: 's',
      modes: ['constantCurrent', 'dutyCycle', 'constantPower', 'requiredCapacity', 'allowedCurrent'],
      advanced: true,
    },
    loadCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], default: 0.05, above: 0, symbol: 'I', modes: ['constantCurrent'] },
    activeCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A', 'µA'],
      default: 0.02,
      min: 0,
      symbol: 'I_a',
      modes: ['dutyCycle', 'requiredCapacity'],
    },
    activeTime: {
      kind: 'quantity',
      unit: 's',
      show: ['s', 'ms', 'min'],
      default: 1,
      min: 0,
      symbol: 't_a',
      modes: ['dutyCycle', 'requiredCapacity'],
    },
    sleepCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['µA', 'mA', 'A'],
      default: 5e-6,
      min: 0,
      symbol: 'I_s',
      modes: ['dutyCycle', 'requiredCapacity'],
    },
    period: {
      kind: 'quantity',
      unit: 's',
      show: ['s', 'ms', 'min', 'h'],
      default: 60,
      above: 0,
      symbol: 'T',
      modes: ['dutyCycle', 'requiredCapacity'],
    },
    loadPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 0.5, above: 0, symbol: 'P', modes: ['constantPower'] },
    nominalVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.6, above: 0, symbol: 'V', modes: ['constantPower'] },
    converterEfficiency: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.9,
      above: 0,
      max: 1,
      symbol: 'η',
      modes: ['constantPower'],
    },
    ratedCapacity: { kind: 'quantity', unit: 'A·h', show: ['A·h', 'mA·h'], default: 100, above: 0, symbol: 'C', modes: ['peukert'] },
    dischargeCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 10, above: 0, symbol: 'I', modes: ['peukert'] },
    ratedTime: { kind: 'quantity', unit: 's', show: ['h'], default: 72_000, above: 0, symbol: 'H', modes: ['peukert'] },
    peukertExponent: { kind: 'quantity', unit: '1', show: ['1'], default: 1.2, above: 0, max: 2, symbol: 'k', modes: ['peukert'] },
    targetLife: {
      kind: 'quantity',
      unit: 's',
      show: ['month', 'd', 'year', 'h'],
      default: 63_115_200,
      above: 0,
      symbol: 't',
      modes: ['requiredCapacity', 'allowedCurrent'],
    },
  },
  outputs: {
    life: {
      kind: 'quantity',
      unit: 's',
      show: ['h', 'd', 'month', 'year'],
      symbol: 't',
      modes: ['constantCurrent', 'dutyCycle', 'constantPower', 'peukert'],
    },
    averageCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], symbol: 'I_avg' },
    usableCharge: { kind: 'quantity', unit: 'A·h', show: ['mA·h', 'A·h'], symbol: 'Q0' },
    selfDischargeShare: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      modes: ['constantCurrent', 'dutyCycle', 'constantPower', 'requiredCapacity', 'allowedCurrent'],
    },
    effectiveCapacity: { kind: 'quantity', unit: 'A·h', show: ['A·h', 'mA·h'], symbol: 'C_eff', modes: ['peukert'] },
    requiredCapacity: { kind: 'quantity', unit: 'A·h', show: ['mA·h', 'A·h'], symbol: 'C', modes: ['requiredCapacity'] },
  },
  main: {
    constantCurrent: 'life',
    dutyCycle: 'life',
    constantPower: 'life',
    peukert: 'life',
    requiredCapacity: 'requiredCapacity',
    allowedCurrent: 'averageCurrent',
  },
  refusals: {
    ACTIVE_LONGER_THAN_PERIOD: 'activeTime',
    NO_LOAD: 'activeCurrent',
    EXPONENT_BELOW_ONE: 'peukertExponent',
  },
  warnings: ['SELF_DISCHARGE_DOMINATES', 'LONGER_THAN_SHELF_LIFE', 'SLOWER_THAN_RATED', 'ABOVE_1C'],
  compute(given) {
    const { mode, capacity, usableFraction, targetLife } = given;
    if (mode === 'peukert') return given.peukertExponent < 1 ? refuse('EXPONENT_BELOW_ONE') : peukert(given);
    const isCycle = mode === 'dutyCycle' || mode === 'requiredCapacity';
    if (isCycle && given.activeTime > given.period) return refuse('ACTIVE_LONGER_THAN_PERIOD');
    const cycleCurrent = meanOf(given);
    if (isCycle && cycleCurrent <= 0) return refuse('NO_LOAD');
    const rate = lossRate(given.selfDischarge);
    const decay = rate * targetLife;
    // Charge needed per charge delivered over the wanted life.
    const needed = decay === 0 ? 1 : Math.expm1(decay) / decay;
    const selfDischargeShare = lostShare(Math.expm1(decay));
    const dominates = selfDischargeShare > 0.5 && 'SELF_DISCHARGE_DOMINATES';
    if (mode === 'requiredCapacity') {
      const usableCharge = cycleCurrent * (targetLife / hour) * needed;
      const requiredCapacity = usableCharge / usableFraction;
      return { out: { averageCurrent: cycleCurrent, usableCharge, selfDischargeShare, requiredCapacity }, warnings: [dominates] };
    }
    const usableCharge = usableFraction * capacity;
    if (mode === 'allowedCurrent') {
      return {
        out: { averageCurrent: ((hour / targetLife) * usableCharge) / needed, usableCharge, selfDischargeShare },
        warnings: [dominates],
      };
    }
    const averageCurrent = {
      constantCurrent: given.loadCurrent,
      dutyCycle: cycleCurrent,
      constantPower: given.loadPower / (given.nominalVoltage * given.converterEfficiency),
    }[mode];
    const out = drained(usableCharge, averageCurrent, rate);
    return {
      out,
      warnings: [
        out.selfDischargeShare > 0.5 && 'SELF_DISCHARGE_DOMINATES',
        out.life > shelfLife && 'LONGER_THAN_SHELF_LIFE',
        averageCurrent > capacity && 'ABOVE_1C',
      ],
    };
  },
  sources: [
    'W. Peukert, Über die Abhängigkeit der Kapazität von der Entladestromstärke bei Bleiakkumulatoren, Elektrotechnische Zeitschrift 18, 1897, 287–288',
    'IEC 60086-1:2021, Primary batteries, Part 1: General',
    'IEC 61960-3:2017, Secondary lithium cells and batteries for portable applications, Part 3',
  ],
});
