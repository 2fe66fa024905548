/** Packages as drawing programs and buyers write them, as they are compared: `R_0603_1608Metric`, `CAPC1608X90N` and `SMD0603` are one. */
import { codeKey } from '#server/rules/fold.ts';

/** Chip sizes in hundredths of an inch, by their size in tenths of a millimeter. */
const metric: Record<string, string> = {
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '2125': '0805',
  '2520': '1008',
  '3216': '1206',
  '3225': '1210',
  '4516': '1806',
  '4532': '1812',
  '5025': '2010',
  '5750': '2220',
  '6332': '2512',
  '6432': '2512',
};
const chips = ['01005', '0201', '0402', '0603', '0805', '1008', '1206', '1210', '1806', '1808', '1812', '2010', '2220', '2225', '2512'];
const inch = new RegExp(`(?<!\\d)(${chips.join('|')})(?!\\d)`);
const millimeter = new RegExp(`(?<!\\d)(${Object.keys(metric).join('|')})(?!\\d)`);
/** Land patterns of IPC-7351 begin with the family and the size in millimeters. */
const landPattern = /^(?:CAP|RES|IND|LED|DIO|FUS|BEAD)C(\d{4})X/i;

/** Families of housings that differ in name alone. */
const families: [RegExp, string][] = [
  [/^(?:P|C|S)?DI[PL](\d+)$/, 'dip'],
  [/^(?:SO|SOIC|SOP|SOJ|NSO)(\d+)$/, 'so'],
  [/^T?SOT23$/, 'sot233'],
  [/^TO220(?:AB|3)?$/, 'to220'],
  [/^TO92(?:3|3L|L)?$/, 'to92'],
  [/^(?:SMA|DO214AC)$/, 'sma'],
  [/^(?:SMB|DO214AA)$/, 'smb'],
  [/^(?:SMC|DO214AB)$/, 'smc'],
  [/^(?:DPAK|TO252)\d?$/, 'dpak'],
  [/^(?:D2PAK|DDPAK|TO263)\d?$/, 'd2pak'],
  [/^SOT891?3?$/, 'sot89'],
];
const housing =
  /(?<![A-Z])(?:[PCSTLHWMVNUQX]{0,3}(?:SOIC|SOP|QFP|QFN|DFN|DIP|DIL|SON|BGA|LGA|SOT|SOD|SOJ)|PLCC|MELF|MINIMELF|TO|DO|SO|SC|SMA|SMB|SMC|D2?PAK)[-_]?(?:127P\d+X\d+[-_])?\d{0,3}[A-Z]{0,2}(?:[-_]\d{1,3}(?![.\dX]))?(?![A-Z])/i;

export interface ReadPackage {
  /** Comparable name; null for a text that names no package we know. */
  key: string | null;
  /** One of the sizes of chips, which everybody writes the same way. */
  isChip: boolean;
}

/** The package in a text; a library's name before a colon says nothing. */
export function readPackage(text: string): ReadPackage {
  const name = text.slice(text.lastIndexOf(':') + 1).trim();
  const size = chipSize(name);
  if (size !== null) return { key: size, isChip: true };
  const found = housing.exec(name.replaceAll('_', '-').toUpperCase())?.[0] ?? null;
  return { key: found === null ? null : packageKey(found), isChip: false };
}

function chipSize(name: string): string | null {
  const land = metric[landPattern.exec(name)?.[1] ?? ''];
  if (land !== undefined) return land;
  const given = inch.exec(name)?.[1];
  if (given !== undefined) return given;
  const size = millimeter.exec(name)?.[1];
  // A spreadsheet takes 0603 for a number and drops its zero.
  const short = /^[2468]\d{2}$/.test(name) && chips.includes(`0${name}`) ? `0${name}` : null;
  return (size === undefined ? null : metric[size]) ?? short;
}

/** A package of the catalogue as it is compared with what was read. */
export function packageKey(name: string): string {
  const plain = name.toUpperCase().replace(/127P\d+X\d+[-_]/, '');
  const code = codeKey(plain).toUpperCase();
  for (const [pattern, family] of families) {
    const found = pattern.exec(code);
    if (found) return found[1] === undefined ? family : `${family}${Number(found[1])}`;
  }
  return code.toLowerCase();
}
