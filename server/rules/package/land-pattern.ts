/** Names of land patterns by IPC-7351: `SOT95P280X145-5N` is a SOT-23-5, `CAPC1608X90N` a chip of 0603. */
import { metricChip } from './chip-size.ts';
import type { ReadPackage } from './package-reading.ts';

const chip = /^(?:CAP|RES|IND|LED|DIO|FUS|BEAD|XTAL)C(\d{4})X/i;
const moulded = /^(?:CAPMP|CAPPM|CAPM|CAPP)(3216|3528|6032|7343|7361)X?/i;
const gullWing = /^(SOT|SOIC|SOP|SSOP|TSSOP|QFP|SC|TSOP)(\d{2,3})P(\d{3,4})X(\d{2,4})(?:X\d{2,3})?(?:_HS)?-(\d{1,3})[A-Z]*$/i;
const leadless = /^(P?QFN|P?SON|DFN)(\d{2,3})P(\d{3,4})X(\d{3,4})X\d{2,3}(?:_HS)?-(\d{1,3})[A-Z]*/i;
const inline = /^DIP(\d{3,4})W\d+P254.*?-(\d{1,2})[A-Z]*$/i;
const twoLeads = /^(?:DIOM|SODM|DIOMELF|SODFL|SOD|INDM)(\d{4})X/i;

/** Lead span and pitch in hundredths of a millimeter tell the families of small outlines apart. */
function smallOutline(pitch: number, span: number, pins: number): string | null {
  if (pins <= 6) {
    if (pitch === 95 || pitch === 190) return 'sot23';
    if (pitch === 65 || pitch === 130) return 'sc70';
    return pitch === 50 ? 'sot563' : pitch === 230 ? 'sot223' : pitch === 150 ? 'sot89' : null;
  }
  if (pitch >= 125) return span < 700 && pins < 18 ? 'so' : span < 900 ? 'so208' : 'sowide';
  if (span <= 520) return 'msop';
  return span <= 700 ? (pitch === 64 ? 'ssop' : 'tssop') : 'ssop';
}

/** Moulded bodies with two leads, by length and width in tenths of a millimeter with the leads. */
const twoLeaded: Readonly<Record<string, string>> = {
  '5226': 'sma',
  '5025': 'sma',
  '5126': 'sma',
  '5336': 'smb',
  '5436': 'smb',
  '7959': 'smc',
  '8059': 'smc',
  '7957': 'smc',
  '3516': 'minimelf',
  '3515': 'minimelf',
  '3716': 'sod123',
  '3718': 'sod123f',
  '2512': 'sod323',
  '2513': 'sod323',
  '1608': 'sod523',
};

/** What the name of a land pattern says; null for another name. */
export function landPattern(name: string): Partial<ReadPackage> | null {
  const size = metricChip(chip.exec(name)?.[1] ?? '');
  if (size !== null) return { key: size, mounting: 'smd' };
  const block = moulded.exec(name)?.[1];
  if (block !== undefined) return { key: `eia${block}`, pins: 2, mounting: 'smd' };
  const two = twoLeaded[twoLeads.exec(name)?.[1] ?? ''];
  if (two !== undefined) return { key: two, pins: 2, mounting: 'smd' };
  const rows = inline.exec(name);
  if (rows) return { key: 'dip', pins: Number(rows[2]), mounting: 'tht' };
  const flat = leadless.exec(name);
  if (flat) {
    const [, kind = '', , length = '', width = '', pins] = flat;
    return {
      key: /QFN/i.test(kind) ? 'qfn' : 'dfn',
      pins: Number(pins),
      mounting: 'smd',
      body: [Number(length) / 100, Number(width) / 100],
    };
  }
  const [, kind = '', pitch, span, , pins] = gullWing.exec(name) ?? [];
  if (pins === undefined) return null;
  const key = /QFP/i.test(kind) ? 'qfp' : smallOutline(Number(pitch), Number(span), Number(pins));
  return key === null ? null : { key, pins: key === 'sot223' ? 4 : Number(pins), mounting: 'smd' };
}
