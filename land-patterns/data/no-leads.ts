/**
 * Packages without leads. Their body, pitch and terminals are those of JEDEC MO-220 and MO-229; the thermal pad is the one of the maker named, and others make it
 * larger or smaller.
 */
import { type Dimension, around, exactly } from '#land-patterns/dimension.ts';
import { type Rows, pins } from '#land-patterns/families/rows.ts';

interface Thermal {
  x: Dimension;
  y: Dimension;
}

const square = (size: Dimension): Thermal => ({ x: size, y: size });

function quad(
  count: number,
  size: number,
  length: Dimension,
  thermal: Thermal,
  source: string,
  width: Dimension = [0.18, 0.3],
  pitch = 0.5,
): Rows {
  const row = (place: number) => pins(place * (count / 4) + 1, count / 4);
  const body = around(size, 0.1);
  return {
    family: 'rows',
    joint: 'quadNoLead',
    prefix: 'QFN',
    body: { x: body, y: body },
    pitch,
    lead: { length, width },
    columns: { span: body, left: row(0), right: row(2) },
    lines: { span: body, bottom: row(1), top: row(3) },
    thermal: { ...thermal, varies: true },
    height: 1,
    source: `JEDEC MO-220; ${source}`,
  };
}

/** Ultra thin: at most 0.6 mm high. */
const thin = (part: Rows): Rows => ({ ...part, height: 0.6 });

const usual: Dimension = [0.3, 0.5];

function dual(
  count: number,
  width: number,
  length: number,
  pitch: number,
  terminal: Thermal & { lead: Rows['lead'] },
  source: string,
): Rows {
  const { lead, x, y } = terminal;
  return {
    family: 'rows',
    joint: 'smallNoLead',
    prefix: 'SON',
    body: { x: around(width, 0.1), y: around(length, 0.1) },
    pitch,
    lead,
    columns: { span: around(width, 0.1), left: pins(1, count / 2), right: pins(count / 2 + 1, count / 2) },
    thermal: { x, y, varies: true },
    height: 1,
    source: `JEDEC MO-229; ${source}`,
  };
}

const fineLead = around(0.25, 0.05);

export const noLeads: Readonly<Record<string, Rows>> = {
  'qfn-16-3x3': quad(16, 3, usual, square([1.65, 1.85]), 'onsemi NCN4555'),
  'qfn-16-4x4': quad(16, 4, [0.35, 0.45], square(exactly(2.1)), 'THAT 1580', [0.25, 0.35], 0.65),
  'qfn-20-4x4': quad(20, 4, usual, square([2.4, 2.6]), 'Microchip DS00000049, C04-126'),
  'qfn-24-4x4': quad(24, 4, usual, square([2.4, 2.6]), 'Microchip DS00000049, C04-143'),
  'qfn-28-5x5': quad(28, 5, [0.35, 0.45], square([3.15, 3.35]), 'Microchip DS00000049, C04-140'),
  'qfn-32-5x5': quad(32, 5, usual, square([2.95, 3.25]), 'Microchip ATmega48, document 8008'),
  'qfn-48-7x7': quad(48, 7, usual, square([5.5, 5.7]), 'ST STM32F042, UFQFPN48'),
  'qfn-64-9x9': quad(64, 9, usual, square([7.05, 7.25]), 'Analog Devices LTC2293'),
  'ufqfpn-32-5x5': thin(quad(32, 5, usual, square([3.4, 3.6]), 'ST STM32G071, UFQFPN32', [0.18, 0.28])),
  'ufqfpn-48-7x7': thin(quad(48, 7, usual, square([5.5, 5.7]), 'ST STM32F042, UFQFPN48')),
  'dfn-8-2x2': dual(8, 2, 2, 0.5, { lead: { length: [0.2, 0.5], width: [0.18, 0.3] }, x: [0.75, 1], y: [1.45, 1.7] }, 'ST LM2903'),
  'dfn-8-2x3': dual(
    8,
    2,
    3,
    0.5,
    { lead: { length: around(0.4, 0.1), width: fineLead }, x: around(0.56, 0.05), y: around(2.15, 0.05) },
    'Analog Devices DDB, 05-08-1702',
  ),
  'dfn-8-3x3-0.5': dual(
    8,
    3,
    3,
    0.5,
    { lead: { length: around(0.4, 0.1), width: fineLead }, x: exactly(1.65), y: exactly(2.38) },
    'Analog Devices DD, LTC4320',
  ),
  'dfn-10-3x3': dual(
    10,
    3,
    3,
    0.5,
    { lead: { length: around(0.38, 0.1), width: fineLead }, x: around(1.65, 0.05), y: around(2.38, 0.05) },
    'Analog Devices DD, LT3471',
  ),
};
