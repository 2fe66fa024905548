/** Packages as drawing programs and buyers write them, as they are compared: `R_0603_1608Metric`, `CAPC1608X90N` and `SMD0603` are one. */
import { chipSize } from './chip-size.ts';
import { landPattern } from './land-pattern.ts';
import { type Mounting, families, familyOf } from './package-families.ts';
import type { ReadPackage } from './package-reading.ts';

const unknown: ReadPackage = { key: null, pins: null, mounting: null, body: null };

/** The package in a text; a library's name before a colon says little. */
export function readPackage(text: string): ReadPackage {
  const whole = text.normalize('NFKC');
  const name = whole.slice(whole.lastIndexOf(':') + 1).trim();
  const known = landPattern(name) ?? readHousing(name);
  const body = known?.body ?? readBody(name);
  return { ...unknown, ...known, mounting: known?.mounting ?? mountingSaid(whole), body };
}

function readHousing(name: string): Partial<ReadPackage> | null {
  const special = readSpecial(name);
  if (special) return special;
  const chip = chipSize(name);
  if (chip !== null && !isPitched(name)) return { key: chip, mounting: 'smd' };
  return housingIn(name) ?? (chip === null ? null : { key: chip, mounting: 'smd' });
}

/** A family with its pins, then a pad below or a pitch: the figures of its size are no chip. */
function isPitched(name: string): boolean {
  const family = /\p{L}{3}\d{0,3}[-_ ]?\d/iu.exec(name);
  return family !== null && /EP|P0\./i.test(name.slice(family.index + family[0].length));
}

const axial = /(?:DIN|AXIAL|^R?_?)(0204|0207|0309|0411|0414|0617)(?!\d)|^(0204|0207|0309|0414)(?:\/\d+V?)?$/i;
const moulded =
  /(?<!\d)(3216|3528|6032|7343|7361|7360)-(\d{2})(?!\d)|(?<!\d)(?:EIA|CASE|TANT\w*|CP_?EIA)[-_ ]*([A-EVX])?[-_ ]*(3216|3528|6032|7343|7361)/i;
const crystal = /(?<!\d)(1612|2016|2520|3215|3225|5032|6035|7050)[-_ ]?([24])(?:P|[-_ ]?PIN|PAD)?(?![\d.])/i;
const crystalAlone =
  /(?:CRYSTAL|XTAL|OSC)\D*(1612|2016|2520|3215|3225|5032|6035|7050)(?!\d)|^(?:SMD)?[- ]?(1612|2016|3215|5032|6035|7050)$/i;
const array = /(?:(?:ARRAY|NETWORK|PACK|RN|RA)\D{0,16})?(?<!\d)(?:(\d)x(0402|0603|0805|1206)|(0402|0603|0805|1206)[- ]?x[- ]?(\d))(?!\d)/i;
/** Bodies of LEDs in tenths of a millimeter: `SMD5050-4P`, `5050`. */
const bodyOfLed = /^(?:SMD|LED)?[-_ ]?(5050|3535|3528|2835)(?:-\d{1,2}P)?$/i;
/** EAGLE's capacitors with leads: pitch and body, or pitch and diameter, `C025-025X050` and `E2,5-6`. */
const eagle = /^(?:C\d{3}[-/]\d{3}X\d{3}|E\d{1,2}(?:[,.]\d)?-\d{1,2}(?:[,.]\d)?)/i;
const caseLetters: Record<string, string> = {
  A: '3216-18',
  B: '3528-21',
  C: '6032-28',
  D: '7343-31',
  E: '7343-43',
  X: '7343-43',
  V: '7361-38',
};

/** Sizes that look like those of chips and are none: arrays, axial parts, moulded capacitors, crystals. */
function readSpecial(name: string): Partial<ReadPackage> | null {
  const several = array.exec(name);
  if (several) return { key: `${several[2] ?? several[3]}x${several[1] ?? several[4]}`, mounting: 'smd' };
  if (/array|network/i.test(name)) return { key: 'array', mounting: 'smd' };
  const leads = axial.exec(name);
  if (leads) return { key: leads[1] ?? leads[2] ?? null, pins: 2, mounting: 'tht' };
  if (eagle.test(name)) return { pins: 2, mounting: 'tht' };
  const [found, size, height, letter, bare] = moulded.exec(name) ?? [];
  if (size !== undefined) return { key: `eia${size}-${height}`, pins: 2, mounting: 'smd' };
  if (found !== undefined) return { key: `eia${(letter && caseLetters[letter.toUpperCase()]) ?? bare}`, pins: 2, mounting: 'smd' };
  const [, letterAlone] = /^(?:CASE|SIZE|TANT\w*|CT)?[-_ ]?([A-EVX])(?:[-_ ]?CASE)?$/i.exec(name) ?? [];
  if (letterAlone !== undefined) return { key: `eia${caseLetters[letterAlone.toUpperCase()]}`, pins: 2, mounting: 'smd' };
  const [, led] = bodyOfLed.exec(name) ?? [];
  if (led !== undefined) return { key: `led${led}`, mounting: 'smd' };
  const xtal = crystal.exec(name) ?? crystalAlone.exec(name);
  return xtal ? { key: `xtal${xtal[1] ?? xtal[2]}`, pins: pinsOf(xtal[2]), mounting: 'smd' } : null;
}

/** What tells pins is one digit, what tells a size four. */
function pinsOf(digits: string | undefined): number | null {
  return digits?.length === 1 ? Number(digits) : null;
}

/** As distributors count: `8-SOIC`, `48LQFP`. */
const pinsFirst = /(?<![A-Z\d.-])(\d{1,3})-?([A-Z]{2,6})(?![A-Z\d]|-\d)/g;

function pinsLast(text: string, pins: string, letters: string): string {
  const found = familyOf(letters, Number(pins));
  return found && families[found.family]?.hasPins ? `${letters}-${pins}` : text;
}

/** A housing by name and, where it has some, its number of pins. */
function housingIn(name: string): Partial<ReadPackage> | null {
  const text = name.replaceAll('_', ' ').toUpperCase().replace(pinsFirst, pinsLast);
  const tokens = text.match(/[A-Z0-9.]+/g) ?? [];
  // The longest says most: `DDPAK(TO-263-5)` has five pins.
  for (const length of [4, 3, 2, 1]) {
    for (const at of tokens.keys()) {
      const found = housingAt(tokens.slice(at, at + length), length);
      if (found) return { ...found, ...widened(found, text) };
    }
  }
  return null;
}

/** `SOT-23-5`, `SOT23-5L`, `TQFP32`, `SO8`, `TO-252-2`, `DO-214AC`, `D2PAK` and the like, of so many pieces. */
function housingAt(pieces: readonly string[], length: number): { key: string; pins: number | null; mounting: Mounting } | null {
  if (pieces.length < length || pieces.slice(1).some((piece) => /[X.]/.test(piece))) return null;
  const found = namedHousing(pieces.join('-'));
  const family = found && families[found.family];
  return found && family ? { key: found.family, pins: found.pins, mounting: family.mounting } : null;
}

function namedHousing(joined: string): { family: string; pins: number | null } | null {
  const plain = joined.replaceAll('-', '');
  // The number of pins stands last, with or without a hyphen and an L for leads.
  const [, head = '', digits] = /^(.*?[A-Z0-9])-(\d{1,3})[LP]?$/.exec(joined) ?? [];
  if (digits !== undefined) {
    const found = familyOf(head.replaceAll('-', ''), Number(digits));
    if (found) return found;
  }
  const own = familyOf(plain, null);
  if (own) return own;
  const [, letters = '', pins] = /^([A-Z]{2,})0*(\d{1,3})[LPN]?$/.exec(plain) ?? [];
  const counted = pins === undefined ? null : familyOf(letters, Number(pins));
  return counted && families[counted.family]?.hasPins ? counted : null;
}

const wide = /300 ?MIL|208 ?MIL|7\.5X|5\.23X|5\.3 ?X|(?:5\.30?|7\.50) ?MM|(?<![\d.])W7\.5|(?<=\d)W(?![A-Z0-9])|WIDE/;
const exposed = /(?<![A-Z])\d?EP(?![A-Z])|EXPOSED/;

/** What a housing's name leaves to the rest of the text: a wide body, a pad below. */
function widened({ key, pins }: { key: string; pins: number | null }, text: string): { key?: string } {
  if (exposed.test(text) && families[`${key}ep`]) return { key: `${key}ep` };
  // From 18 pins on there are wide ones alone.
  if (key === 'so' && (wide.test(text) || (pins !== null && pins >= 18))) return { key: /208|5\.2|5\.3/.test(text) ? 'so208' : 'sowide' };
  if (key === 'tssop' && /(?<![\d.X])3(?:\.00?)? ?MM|(?<![\d.])3X3/.test(text)) return { key: 'msop' };
  if (key === 'msop' && /0\.5 ?MM|P0\.5(?!\d)|2\.3X2/.test(text) && pins === 8) return { key: 'vssop' };
  return {};
}

const sides = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:mm)? ?[x×*] ?(\d{1,2}(?:\.\d{1,2})?)(?![\d])/i;
const lettered = /(?<![A-Z\d])L(\d{1,2}(?:\.\d{1,2})?)(?:mm)?[-_ ]W(\d{1,2}(?:\.\d{1,2})?)/i;
const diameter = /(?<![A-Z\d])(?:BD|D|Ø)(\d{1,2}(?:\.\d{1,2})?)(?:mm)?(?!\d)/i;

/** `2,54`; the comma of `SMD-2,2.3x2.3mm` parts the size from the name. */
const decimalComma = /(?<=(?<![-\d])\d{1,2}),(?=\d{1,2}(?![\d.]))/g;

/** `4.9x3.9mm`, `L4.9-W3.9`, or the diameter of a can and 0. */
function readBody(name: string): readonly [number, number] | null {
  if (/header|socket|conn/i.test(name)) return null;
  const text = name.replaceAll(decimalComma, '.').replaceAll(',', ' ');
  const found = lettered.exec(text) ?? sides.exec(text);
  if (found) return [Number(found[1]), Number(found[2])];
  const round = diameter.exec(text);
  return round ? [Number(round[1]), 0] : null;
}

const leads = /radial|axial|tht|thru|through[- _]?hole|bedrahtet|(?<![a-z])th(?![a-z])|выводн|插件|_D\d+(?:\.\d+)?mm_P/iu;
const surface = /smd|smt|surface|metric|cp_elec|贴片|поверхн/iu;

function mountingSaid(text: string): Mounting | null {
  if (surface.test(text)) return 'smd';
  return leads.test(text) ? 'tht' : null;
}
