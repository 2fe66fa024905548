/** Baud-rate registers of the common UART families for a clock and a rate, with the error and its drift over a frame. */
import { defineTool, refuse } from '#calculators/define.ts';
import { baudError, bytesOf, isWithin, nearestWhole } from '#calculators/math/timing/baud-rate.ts';

interface Wanted {
  clockFrequency: number;
  baudRate: number;
  oversampling: '16' | '8';
  prescaler: '1' | '4';
  msp430Mode: 'lowFrequency' | 'oversampling';
  frameBits: number;
}

interface Setting {
  /** Clock cycles per bit are cycles/over, both whole. */
  cycles: number;
  over: number;
  /** Least number of clock cycles per bit. */
  least: number;
  registers: Partial<
    Record<'integerDivisor' | 'fraction' | 'brr' | 'divisorHigh' | 'divisorLow' | 'divAddVal' | 'mulVal' | 'fdr', number>
  > &
    Partial<Record<'ucbrs' | 'ucbrf' | 'mctl' | 'bitErrorMin' | 'bitErrorMax', number>>;
}
type Divided = Setting | 'BAUD_TOO_HIGH' | 'BAUD_TOO_LOW';

const widest = 65_535;

function inBytes(integerDivisor: number) {
  const [divisorHigh, divisorLow] = bytesOf(integerDivisor);
  return { integerDivisor, divisorHigh, divisorLow };
}

/** A whole divisor from 1 to `greatest` after `least` cycles per count; the register holds the divisor less `offset`. */
function wholeDivisor({ clockFrequency, baudRate }: Wanted, least: number, greatest: number, offset: number): Divided {
  const divisor = nearestWhole(clockFrequency / (least * baudRate));
  if (divisor < 1) return 'BAUD_TOO_HIGH';
  if (divisor > greatest) return 'BAUD_TOO_LOW';
  return { cycles: least * divisor, over: 1, least, registers: inBytes(divisor - offset) };
}

/** ARM PL011: sixteenths of the bit in 1/64 of a count. */
function pl011({ clockFrequency, baudRate }: Wanted): Divided {
  const quarters = nearestWhole((4 * clockFrequency) / baudRate);
  if (quarters < 64) return 'BAUD_TOO_HIGH';
  if (quarters > 64 * widest) return 'BAUD_TOO_LOW';
  return { cycles: quarters, over: 4, least: 16, registers: { integerDivisor: Math.floor(quarters / 64), fraction: quarters % 64 } };
}

/** STM32 and Maxim: whole clock cycles per bit, the part below one oversampling group as fraction. */
function fractional16({ clockFrequency, baudRate, oversampling }: Wanted): Divided {
  const group = Number(oversampling);
  const cycles = nearestWhole(clockFrequency / baudRate);
  const [integerDivisor, fraction] = [Math.floor(cycles / group), cycles % group];
  if (cycles < group) return 'BAUD_TOO_HIGH';
  if (integerDivisor > widest) return 'BAUD_TOO_LOW';
  return { cycles, over: 1, least: group, registers: { integerDivisor, fraction, brr: 16 * integerDivisor + fraction } };
}

/** Errors that agree to this are the same. */
const same = 1e-12;
/** The divisor latch may not be less while the fractional divider works (UM10360). */
const leastLatch = 3;

/** NXP LPC: latch × (1 + DIVADDVAL/MULVAL) with the least error, of equal ones that with the lower DIVADDVAL, then MULVAL. */
function lpcFdr({ clockFrequency, baudRate }: Wanted): Divided {
  const ideal = clockFrequency / (16 * baudRate);
  if (ideal < 0.5) return 'BAUD_TOO_HIGH';
  if (ideal > widest * 1.95) return 'BAUD_TOO_LOW';
  let best = { error: Infinity, latch: 0, add: 0, multiply: 1 };
  for (let add = 0; add <= 14; add += 1) {
    for (let multiply = add + 1; multiply <= 15; multiply += 1) {
      const below = Math.floor((ideal * multiply) / (multiply + add));
      for (const near of [below, below + 1]) {
        const latch = Math.min(Math.max(near, add > 0 ? leastLatch : 1), widest);
        const error = Math.abs(baudError(clockFrequency * multiply, 16 * latch * (multiply + add), baudRate));
        if (error < best.error - same) best = { error, latch, add, multiply };
      }
    }
  }
  const { latch, add, multiply } = best;
  return {
    cycles: 16 * latch * (multiply + add),
    over: multiply,
    least: 16,
    registers: { ...inBytes(latch), divAddVal: add, mulVal: multiply, fdr: 16 * multiply + add },
  };
}

/** Bits that last one clock longer, by UCBRS, from the start bit on (SLAU144, BITCLK modulation pattern). */
const modulation = ['00000000', '01000000', '01000100', '01010100', '01010101', '01110101', '01110111', '01111111'];

/** Least and greatest error of the bit ends of a frame, in bits, 0 included. */
function bitErrors({ clockFrequency, baudRate, frameBits }: Wanted, clocksOf: (bit: number) => number): readonly [number, number] {
  let [clocks, least, greatest] = [0, 0, 0];
  for (let bit = 0; bit < frameBits; bit += 1) {
    clocks += clocksOf(bit);
    const error = (clocks * baudRate) / clockFrequency - (bit + 1);
    [least, greatest] = [Math.min(least, error), Math.max(greatest, error)];
  }
  return [least, greatest];
}

/** MSP430 without oversampling: the modulation whose worst bit of a frame errs least. */
function msp430Low(given: Wanted): Divided {
  const ratio = given.clockFrequency / given.baudRate;
  const ucbr = Math.floor(ratio);
  if (ratio < 3) return 'BAUD_TOO_HIGH';
  if (ucbr > widest) return 'BAUD_TOO_LOW';
  let best = { worst: Infinity, ucbrs: 0, bitErrorMin: 0, bitErrorMax: 0 };
  for (const [ucbrs, pattern] of modulation.entries()) {
    const [bitErrorMin, bitErrorMax] = bitErrors(given, (bit) => ucbr + Number(pattern[bit % 8]));
    const worst = Math.max(-bitErrorMin, bitErrorMax);
    if (worst < best.worst - same) best = { worst, ucbrs, bitErrorMin, bitErrorMax };
  }
  const { ucbrs, bitErrorMin, bitErrorMax } = best;
  const registers = { ...inBytes(ucbr), ucbrs, ucbrf: 0, mctl: 2 * ucbrs, bitErrorMin, bitErrorMax };
  return { cycles: 8 * ucbr + ucbrs, over: 8, least: 3, registers };
}

/** MSP430 with 16 times oversampling: sixteenths of the bit in whole clocks. */
function msp430Oversampling(given: Wanted): Divided {
  const ratio = given.clockFrequency / given.baudRate;
  const cycles = 16 * Math.floor(ratio / 16) + nearestWhole(ratio % 16);
  const [ucbr, ucbrf] = [Math.floor(cycles / 16), cycles % 16];
  if (ratio < 16) return 'BAUD_TOO_HIGH';
  if (ucbr > widest) return 'BAUD_TOO_LOW';
  const [bitErrorMin, bitErrorMax] = bitErrors(given, () => cycles);
  const registers = { ...inBytes(ucbr), ucbrs: 0, ucbrf, mctl: 16 * ucbrf + 1, bitErrorMin, bitErrorMax };
  return { cycles, over: 1, least: 16, registers };
}

type Family = 'uart16550' | 'avr' | 'pl011' | 'fractional16' | 'lpcFdr' | 'msp430';
const families: Record<Family, (given: Wanted) => Divided> = {
  uart16550: (given) => wholeDivisor(given, Number(given.prescaler) * Number(given.oversampling), widest, 0),
  avr: (given) => wholeDivisor(given, Number(given.oversampling), 4096, 1),
  pl011,
  fractional16,
  lpcFdr,
  msp430: (given) => (given.msp430Mode === 'oversampling' ? msp430Oversampling(given) : msp430Low(given)),
};

export const tool = defineTool({
  name: 'UARTRegister',
  modes: ['uart16550', 'avr', 'pl011', 'fractional16', 'lpcFdr', 'msp430'],
  inputs: {
    clockFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'Hz'], default: 1_843_200, above: 0, symbol: 'f' },
    baudRate: { kind: 'quantity', unit: 'Bd', show: ['Bd', 'kBd'], default: 115_200, above: 0 },
    oversampling: { kind: 'choice', choices: ['16', '8'], default: '16', modes: ['uart16550', 'avr', 'fractional16'] },
    prescaler: { kind: 'choice', choices: ['1', '4'], default: '1', modes: ['uart16550'], advanced: true },
    msp430Mode: { kind: 'choice', choices: ['lowFrequency', 'oversampling'], default: 'lowFrequency', modes: ['msp430'] },
    frameBits: { kind: 'quantity', unit: '1', show: ['1'], default: 10, min: 7, max: 13, integer: true, advanced: true },
    tolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.02, above: 0, max: 0.2, advanced: true },
  },
  outputs: {
    divisorTotal: { kind: 'quantity', unit: '1', show: ['1'] },
    integerDivisor: { kind: 'quantity', unit: '1', show: ['decimal', 'hex'], integer: true },
    fraction: { kind: 'quantity', unit: '1', show: ['decimal', 'hex'], integer: true, modes: ['pl011', 'fractional16'] },
    brr: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['fractional16'] },
    divisorHigh: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['uart16550', 'avr', 'lpcFdr', 'msp430'] },
    divisorLow: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['uart16550', 'avr', 'lpcFdr', 'msp430'] },
    divAddVal: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['lpcFdr'] },
    mulVal: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['lpcFdr'] },
    fdr: { kind: 'quantity', unit: '1', show: ['hex'], integer: true, modes: ['lpcFdr'] },
    ucbrs: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['msp430'] },
    ucbrf: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['msp430'] },
    mctl: { kind: 'quantity', unit: '1', show: ['hex'], integer: true, modes: ['msp430'] },
    bitErrorMin: { kind: 'quantity', unit: '1', show: ['%'], modes: ['msp430'] },
    bitErrorMax: { kind: 'quantity', unit: '1', show: ['%'], modes: ['msp430'] },
    actualBaud: { kind: 'quantity', unit: 'Bd', show: ['Bd', 'kBd'], digits: 7 },
    error: { kind: 'quantity', unit: '1', show: ['%'] },
    withinTolerance: { kind: 'flag' },
    bitTime: { kind: 'quantity', unit: 's', show: ['µs', 'ns'] },
    frameDrift: { kind: 'quantity', unit: '1', show: ['1'] },
    maximumBaud: { kind: 'quantity', unit: 'Bd', show: ['Bd', 'kBd', 'MBd'] },
  },
  main: {
    uart16550: 'integerDivisor',
    avr: 'integerDivisor',
    pl011: 'integerDivisor',
    fractional16: 'brr',
    lpcFdr: 'integerDivisor',
    msp430: 'integerDivisor',
  },
  refusals: { BAUD_TOO_HIGH: 'baudRate', BAUD_TOO_LOW: 'baudRate' },
  warnings: ['ERROR_TOO_LARGE', 'BRR_OVERFLOW'],
  compute(given) {
    const { clockFrequency, baudRate } = given;
    const found = families[given.mode](given);
    if (typeof found === 'string') return refuse(found);
    const { cycles, over, least, registers } = found;
    const error = baudError(clockFrequency * over, cycles, baudRate);
    const withinTolerance = isWithin(error, given.tolerance);
    return {
      out: {
        ...registers,
        divisorTotal: cycles / over,
        actualBaud: (clockFrequency * over) / cycles,
        error,
        withinTolerance,
        bitTime: cycles / over / clockFrequency,
        // −error/(1 + error) is the error of the bit time.
        frameDrift: ((cycles * baudRate - clockFrequency * over) / (clockFrequency * over)) * (given.frameBits - 0.5),
        maximumBaud: clockFrequency / least,
      },
      warnings: [!withinTolerance && 'ERROR_TOO_LARGE', (registers.brr ?? 0) > widest && 'BRR_OVERFLOW'],
    };
  },
  sources: [
    'Texas Instruments, PC16550D Universal asynchronous receiver/transmitter with FIFOs, SNLS378',
    'Atmel, ATmega48/88/168, 2545D, 2004',
    'ARM, PrimeCell UART PL011, Technical Reference Manual, DDI 0183',
    'STMicroelectronics, STM32F446xx advanced Arm-based 32-bit MCUs, Reference manual, RM0390',
    'NXP, LPC176x/5x User manual, UM10360',
    'NXP, LPC11U3x/2x/1x User manual, UM10462',
    'Texas Instruments, MSP430x2xx Family User’s Guide, SLAU144',
  ],
});
