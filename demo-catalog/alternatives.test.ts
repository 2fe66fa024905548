import { describe, expect, it } from 'vitest';
import { type PartClass, isPartClass } from '#contract/part-classes.ts';
import { pinMapText, readPinout } from '#contract/pinout.ts';
import { heldPackage } from '#server/rules/package/compare-packages.ts';
import { pinMapOf } from '#server/rules/stand-in/pin-map.ts';
import { standInRules } from '#server/rules/stand-in/stand-in-rules.ts';
import { type ComparedPart, compareParts } from '#server/rules/stand-in/stand-in.ts';
import { expandCatalog, type FactPart } from './expand.ts';
import { readCategories, readDrawings } from './facts.ts';

const parts = expandCatalog();
const byCategory = Map.groupBy(parts, ({ category }) => category);
const byNumber = new Map(parts.map((part) => [part.mpn, part]));

const outlinePins = new Map(readDrawings().map(({ id, pins }) => [id, pins]));

function compared({ package: name, packageId, series, attributes, pins }: FactPart): ComparedPart {
  const pinout = pins?.pinout ?? null;
  return { package: name, pins: outlinePins.get(packageId ?? '') ?? null, series, attributes, pinout, pinMap: pinMapOf(pinout) };
}

/** The class of a category of the demonstration, which has its name. */
function classNamed(category: string): PartClass {
  if (!isPartClass(category)) throw new Error(`No class of parts: ${category}`);
  return category;
}

interface Offered {
  direct: Set<string>;
  similar: Map<string, readonly string[]>;
}

/** What the catalog offers in place of a part, and what it says against those that are only similar. */
function offersFor(mpn: string): Offered {
  const part = byNumber.get(mpn);
  if (!part) throw new Error(`No part ${mpn}`);
  const own = compared(part);
  const all = (byCategory.get(part.category) ?? [])
    .filter((one) => one !== part)
    .map((one) => ({ mpn: one.mpn, ...compareParts(own, compared(one), { partClass: classNamed(part.category), attributes: [] }) }))
    .filter(({ isOther }) => !isOther);
  return {
    direct: new Set(all.filter(({ isMet }) => isMet).map((one) => one.mpn)),
    similar: new Map(
      all.filter(({ isMet }) => !isMet).map((one) => [one.mpn, one.differences.map(({ key, effect }) => `${key} ${effect}`)]),
    ),
  };
}

/** Part, some that take its place, some that are only similar with what is said against them, and some that are no offer. */
type Case = [mpn: string, direct: string[], similar: Record<string, string>, none: string[]];
const cases: Case[] = [
  [
    'RC0603FR-0710KL',
    ['CRCW060310K0FKEA', 'ERJ-3EKF1002V'],
    { 'RC0603JR-0710KL': 'tolerance worse', 'CR0603-FX-1002ELF': 'maxWorkingVoltage unknown' },
    ['MFR-25FBF52-10K'],
  ],
  [
    'RC0402FR-0710KL',
    ['AC0402FR-0710KL', 'MCR01MZPF1002'],
    { MCR03EZPFX1002: 'package other', '0402WGF1002TCE': 'tempCoefficient unknown' },
    ['ERJ-2RKF4701X'],
  ],
  ['MRS25000C1002FCT00', [], {}, ['MFR-25FBF52-10K', 'RC0603FR-0710KL']],
  ['CAT16-103J4LF', [], { 'YC164-JR-0710KL': 'terminals unknown', 'YC124-JR-0710KL': 'package other' }, ['4606X-101-103LF']],
  ['3296W-1-103LF', [], { '3296Y-1-103LF': 'pinout unknown' }, ['3296X-1-104LF', '3362P-1-103LF']],
  ['NCP18WF104F03RC', [], { 'ERT-J1VR104FM': 'package unknown', RA104R0J: 'tolerance worse' }, ['ABNTC-0402-103J-3950F-T']],
  ['GRM188R71H104KA93D', ['CL10B104KB8NNNC', 'C0603C104K5RACTU'], {}, ['CL05B104KO5NNNC']],
  ['CL05B104KO5NNNC', ['0402YC104KAT2A', 'GRM155R71C104KA88D'], { CC0603KRX7R7BB104: 'package other' }, ['CC0402JRNPO9BN100']],
  ['TAJA106K010RNJ', ['T491A106K016AT'], { T491A106K010AT: 'esr unknown', TAJA106M010RNJ: 'tolerance worse' }, []],
  ['UVZ1H100MDD', [], { 'EEU-FR1H100': 'lifetime worse' }, ['UVR1H101MPD']],
  ['EEU-FR1E331', [], { '25ZLH330MEFC8X11.5': 'rippleCurrent worse', 'EEU-FS1V331L': 'package other' }, []],
  ['A750BG227M0JAAE020', ['A758BG227M0JAAE018'], { RNU0J221MDS1JX: 'package other' }, []],
  ['LQG15HS10NJ02D', ['LQG15HS10NG02D'], { LQG15HN10NJ02D: 'dcr worse' }, ['LQM18FN100M00D']],
  ['BLM18AG121SN1D', ['BLM18PG121SN1D'], { BLM18AG121SZ1D: 'ratedCurrent unknown', BLM21AG121SN1D: 'package other' }, []],
  ['XAL6060-472MEC', [], { 'SRP1270-4R7M': 'package unknown' }, ['SRP5020TA-100M']],
  ['ABM8-25.000MHZ-20-D1X-T', [], { 'ECS-250-20-33-JTN-TR3': 'frequencyTolerance worse' }, ['ECS-160-8-37-CWY-TR3']],
  ['ECS-160-8-37-CWY-TR3', ['ECS-160-8-37-CWY-TR'], { 'ABM8W-16.0000MHZ-8-D1X-T3': 'package other' }, []],
  ['0451003.NRL', ['0451003.MRL'], {}, ['0452004.MRL', '0467003.NRHF']],
  ['0217004.HXP', ['0216004.MXP'], {}, ['0218004.MXP', '0215010.MXP', '0216004.MXEP']],
  ['1N4001G', ['1N4002G', '1N4007G'], { '1N4001-E3/54': 'forwardVoltage worse', '1N5404G': 'package other' }, ['BAT54-7-F']],
  ['UF4007-E3/54', [], { '1N4007G': 'reverseRecoveryTime unknown' }, ['UF4004-E3/54']],
  ['SS16', ['B160-13-F'], { 'B190Q-13-F': 'forwardVoltage worse' }, ['B140-13-F']],
  ['BAT54-7-F', [], { '1N5819HW-7-F': 'package other' }, ['MBRD835LT4G']],
  ['BZX84-C5V1,215', ['BZX84C5V1LT1G'], { MMSZ5231BT1G: 'package other' }, ['1N4733A-TAP']],
  ['SMAJ15CA', [], { SMBJ15CA: 'package other' }, ['P6KE33CA']],
  [
    'BC847BLT1G',
    ['BC850BLT1G', 'BC847BLT3G'],
    { BC847ALT1G: 'currentGain worse', BC847BTT1G: 'package other' },
    ['BC807-40,215', 'MMBTA13LT1G', '2N7002'],
  ],
  ['2N3906BU', [], { '2N5401YTA': 'pinout unknown' }, ['TIP42CG', 'MMBT2907ALT1G']],
  [
    '2N7002',
    ['2N7002LT3G', 'VN10LFTA'],
    { ZVN3306FTA: 'logicLevel worse', 'MMBF170Q-7-F': 'gateThreshold worse' },
    ['IRLZ44NPBF', 'BC847BLT1G'],
  ],
  ['IRLZ44NPBF', [], { IRF3205PBF: 'logicLevel unknown', IRFZ44NPBF: 'powerDissipation worse' }, ['IRLML0030TRPBF']],
  ['BTA16-600BRG', [], { 'BTB16-600BWRG': 'triggerCurrent worse' }, ['BTA06-600CRG', 'TYN1225RG']],
  ['4N25', [], { '4N35': 'pinout unknown', 'CNY17-3': 'collectorEmitterVoltage unknown' }, ['EL357N(C)(TA)-G']],
  ['LTST-C190KRKT', [], { 'LTST-C194KRKT': 'luminousIntensity worse' }, ['LTST-C191KGKT', 'LTST-C191TBKT']],
  ['LM358DR', [], { LM2904DR: 'cmrr worse', LM2904DRG4: 'supplyVoltage worse' }, ['LM324ADR', 'NE5534P']],
  ['LM393DR', [], { LM2903DR: 'inputOffset unknown', TLC372CDR: 'supplyVoltage worse' }, ['LM311DR', 'LM358DR', 'LMV393IDR']],
  ['LD1117S33TR', ['AMS1117-3.3'], { 'TLV1117-33CDCYR': 'dropoutVoltage worse' }, ['TLV70033DDCR', 'L7805CV']],
  ['REF3033AIDBZR', [], { REF35330QDBVR: 'outputCurrent worse' }, ['LM4040DIM3-5.0/NOPB']],
  ['SN74HC00DR', ['MC74HC00ADR2G', '74HC00D,653'], { SN74HCT00DR: 'family other', SN74HC00PWR: 'package other' }, ['SN74AHC14PWR']],
  ['24LC256-I/SN', ['24AA256-I/SN', 'M24256-BWMN6TP'], { '24LC256T-I/ST': 'package other' }, ['24LC64-I/SN', 'M95640-WMN6TP']],
  ['M24C08-WMN6TP', ['24LC08B-I/SN'], { 'AT24C08D-SSHM-T': 'supplyVoltage worse' }, ['AT24C02D-SSHM-T']],
  ['STM32F103C8T6', ['STM32F103CBT6'], { STM32F103R8T6: 'package other', STM32F103C8T7: 'series unknown' }, ['STM32G030C6T6']],
  ['MAX3232CSE+', ['MAX3232ESE+'], { 'MAX202ECSE+T': 'supplyVoltage worse' }, ['MAX3243CPWR']],
  ['SN65HVD12DR', [], { 'MAX3485ESA+T': 'pinout unknown' }, []],
  ['61300411121', [], { 'TSW-104-07-G-S': 'ratedCurrent unknown' }, ['61300421121']],
  ['G5V-2-DC12', [], { 'G6S-2-DC12': 'package other' }, ['G5V-1-DC12', 'G5V-2-H1-DC5']],
];

describe('alternatives are what an engineer would accept', () => {
  it.each(cases)('%s', (mpn, direct, similar, none) => {
    const offered = offersFor(mpn);
    for (const one of direct) expect(offered.direct, one).toContain(one);
    for (const [one, against] of Object.entries(similar)) {
      expect(offered.direct, one).not.toContain(one);
      expect(offered.similar.get(one), one).toContain(against);
    }
    for (const one of none) {
      expect(byNumber.has(one), one).toBe(true);
      expect(offered.direct.has(one) || offered.similar.has(one), one).toBe(false);
    }
  });
});

it('there are at least 40 of them, of at least 20 categories', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cases.map(([mpn]) => byNumber.get(mpn)?.category)).size).toBeGreaterThanOrEqual(20);
});

it('every category of the catalog has rules, which name its own parameters', () => {
  const leaves = readCategories().leaves;
  expect(Object.keys(standInRules).toSorted()).toEqual(leaves.map(({ slug }) => slug).toSorted());
  const unknown = leaves.flatMap(({ slug, attributes }) => {
    const own = new Set(attributes.map(({ id }) => id));
    return (standInRules[classNamed(slug)]?.demands ?? []).filter(({ key }) => !own.has(key)).map(({ key }) => `${slug} ${key}`);
  });
  expect(unknown).toEqual([]);
});

it('no pinout that is known speaks against a common order of pins', () => {
  const named = new Map<string, Set<string>>();
  for (const part of parts) {
    const read = part.pins && readPinout(part.pins.pinout);
    const { key, pins } = heldPackage(part.package, classNamed(part.category));
    const name = [part.package ?? '', `${key}-${pins}`].find((one) => standInRules[classNamed(part.category)]?.orders[one]);
    const having = Object.entries(standInRules[classNamed(part.category)]?.orders[name ?? ''] ?? {});
    if (!read || name === undefined || !having.every(([attribute, value]) => part.attributes[attribute] === value)) continue;
    for (const pin of pinMapText(read).split(' ')) {
      const place = `${part.category} ${name} ${JSON.stringify(having)} ${pin.slice(0, pin.indexOf('='))}`;
      named.set(place, (named.get(place) ?? new Set()).add(pin));
    }
  }
  expect(named.size).toBeGreaterThan(50);
  expect([...named.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
});
