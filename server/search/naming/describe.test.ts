import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandCatalog } from '#demo-catalog/expand.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import { withOptionKeys } from '#demo-catalog/translated-texts.ts';
import { withinSentence } from '#contract/within-sentence.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { readReference } from '#server/search/reference-rows.ts';
import type { Reference } from '#server/search/reference.ts';
import { type TestDatabase, openTestDatabase } from '#server/testing/database.ts';
import { words } from '#server/kernel/words.ts';
import { composeDescription, composeName } from './describe.ts';
import { writeReference } from '#server/catalog/write-reference.ts';

let database: TestDatabase;
let reference: Reference;
beforeAll(async () => {
  database = await openTestDatabase();
  await writeReference(database.db, demoReference());
  reference = await readReference(database.db);
});
afterAll(() => database.close());

/** Special spaces and soft hyphens as they can be typed. */
const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u00ad', '');

function describePart(
  { tag, words: language }: Locale,
  category: string,
  attributes: Record<string, AttributeValue>,
  description: Record<string, string> = {},
  housed = '0603',
) {
  const entry = reference.categoryBySlug.get(category);
  if (!entry) throw new Error(category);
  const speech = { tag, language, say: words(language, 'search') };
  const part = { attributes, package: housed, description };
  return { name: readable(composeName(speech, entry, part)), text: readable(composeDescription(speech, entry, part)) };
}

const resistor = {
  resistance: 10_000,
  tolerance: 1,
  powerRating: 0.1,
  tempCoefficient: 100,
  composition: 'thick-film',
  maxWorkingVoltage: 75,
};

test('a part is described by its table values in each language', () => {
  expect(describePart(locales.en, 'chip-resistors', resistor)).toEqual({
    name: 'Chip resistor, 10 kΩ',
    text: 'Chip resistor, 10 kΩ, ±1 %, 100 mW, ±100 ppm/K, thick film, 0603',
  });
  expect(describePart(locales.de, 'mlcc', { capacitance: 4.7e-6, ratedVoltage: 6.3, dielectric: 'x7r', tolerance: 10 }).text).toMatch(
    /^Keramikvielschichtkondensator, 4,7 µF, .*6,3 V.*X7R.*0603$/,
  );
  expect(describePart(locales.jp, 'chip-resistors', resistor).text).toBe('チップ抵抗器、10 kΩ、±1%、100 mW、±100 ppm/K、厚膜、0603');
});

test.each([
  ['de', /, 6,6 × 7,0 mm$/],
  ['ru', /, 6,6 × 7,0 мм$/],
  ['es', /, 6\.6 × 7\.0 mm$/],
] as const)('a package that is a size is said in the numbers of %s', (locale, size) => {
  expect(describePart(locales[locale], 'mlcc', { capacitance: 4.7e-6 }, {}, '6.6 x 7.0 mm').text).toMatch(size);
});

test('a yes is said by its name, a no not at all, and a count by its noun', () => {
  const amplifier = { channels: 2, gainBandwidth: 1.1e6 };
  expect(describePart(locales.en, 'op-amps', { ...amplifier, railToRailOutput: true })).toEqual({
    name: 'Operational amplifier, 1.1 MHz',
    text: 'Operational amplifier, 2 channels, 1.1 MHz, rail-to-rail output, 0603',
  });
  expect(describePart(locales.jp, 'op-amps', { ...amplifier, railToRailOutput: false }).text).toBe(
    'オペアンプ、2チャンネル、1.1 MHz、0603',
  );
});

test('a range has its unit once', () => {
  expect(describePart(locales.de, 'switching-regulators', { inputVoltage: [2.7, 5.5] }).text).toContain('2,7 … 5,5 V');
});

test("the operator's own text goes first in its language, and stands in only where there is nothing to compose", () => {
  expect(describePart(locales.en, 'chip-resistors', resistor, { en: 'For the kit' }).text).toBe('For the kit');
  expect(describePart(locales.de, 'chip-resistors', resistor, { en: 'For the kit' }).text).toMatch(/^Chipwiderstand, 10 kΩ/);
  expect(describePart(locales.de, 'chip-resistors', {}, { en: 'For the kit' }).text).toBe('For the kit');
});

test('a transistor is named by its polarity and rating, by what there is of them', () => {
  const transistor = { type: 'n-channel', drainSourceVoltage: 60, drainCurrent: 0.115 };
  expect(describePart(locales.en, 'mosfets', transistor).name).toBe('MOSFET, N-channel, 60 V');
  expect(describePart(locales.de, 'mosfets', { type: 'p-channel' }).name).toBe('MOSFET, P-Kanal');
  expect(describePart(locales.jp, 'bjts', { type: 'npn', collectorEmitterVoltage: 45 }).name).toBe('バイポーラトランジスタ、NPN、45 V');
});

test('gold is a small word in French, too', () => {
  expect(describePart(locales.fr, 'pin-headers', { positions: 2, plating: 'gold' }).text).toMatch(/, or, 0603$/);
});

test('a crystal keeps every digit of its frequency', () => {
  expect(describePart(locales.en, 'crystals', { frequency: 11_059_200 }).name).toBe('Quartz crystal, 11.0592 MHz');
});

test('a bound has its sign, equal values and memories their names, a size is said once', () => {
  const transistor = { type: 'npn', collectorEmitterVoltage: 45, currentGain: 75 };
  expect(describePart(locales.en, 'bjts', transistor).text).toContain(', DC current gain ≥ 75, ');
  expect(describePart(locales.fr, 'bjts', transistor).text).toContain(', gain en courant continu ≥ 75, ');
  const crystal = { frequency: 8e6, frequencyTolerance: 20, frequencyStability: 20 };
  expect(describePart(locales.en, 'crystals', crystal).text).toMatch(/tolerance at 25 °C ±20 ppm, frequency stability .* ±20 ppm/);
  expect(describePart(locales.en, 'microcontrollers', { flashSize: 65_536, ramSize: 8192 }).text).toContain('flash memory 64 KB, RAM 8 KB');
  const can = { capacitance: 1e-4, diameter: 0.008, height: 0.0115 };
  expect(describePart(locales.de, 'aluminium-electrolytic-radial', can, {}, '8 x 11.5 mm').text).toMatch(/100 µF, 8 × 11,5 mm$/);
});

test.each([
  [
    'pin-headers',
    { positions: 5, rows: 1, pitch: 0.00254, orientation: 'vertical', gender: 'header' },
    {
      de: 'Stiftleiste, 5-polig, 1-reihig, Raster 2,54 mm, senkrecht',
      ru: 'Штыревой разъём, 5 контактов, 1 ряд, шаг 2,54 мм, вертикальный',
      jp: 'ピンヘッダ、5極、1列、ピッチ2.54 mm、垂直',
      br: 'Barra de pinos, 5 vias, 1 fileira, passo de 2,54 mm, vertical',
    },
  ],
  [
    'fpc-connectors',
    { positions: 10, pitch: 0.0005 },
    { en: 'FPC connector, 10 positions, 0.5 mm pitch', fr: 'Connecteur FPC, 10 contacts, au pas de 0,5 mm' },
  ],
  [
    'fuses',
    { ratedCurrent: 1, response: 'fast', voltageAc: 250, breakingCapacity: 35 },
    {
      en: 'Fuse, 1 A, fast, 250 V AC, breaking capacity 35 A',
      de: 'Sicherung, 1 A, flink, 250 V AC, Schaltvermögen 35 A',
      zh: '保险丝，1 A，快断，AC 250 V，分断能力 35 A',
    },
  ],
  [
    'mosfets',
    { type: 'n-channel', drainSourceVoltage: 60, onResistance: 0.0037, configuration: 'single' },
    {
      en: 'MOSFET, N-channel, 60 V, RDS(on) 3.7 mΩ',
      ru: 'Полевой транзистор (MOSFET), N-канальный, 60 В, RDS(on) 3,7 мОм',
    },
  ],
  ['ferrite-beads', { impedance100M: 120 }, { de: 'Ferritperle, 120 Ω bei 100 MHz', tr: 'Ferrit boncuk, 100 MHz’de 120 Ω' }],
] as const)('%s are described as their trade does', (category, attributes, said) => {
  for (const [key, text] of Object.entries(said)) {
    expect(describePart(locales[key as keyof typeof said], category, attributes, {}, 'P=1 mm').text).toBe(text); // keys of the list above
  }
});

test('a part whose function is stated is called by it, never one or the other', () => {
  const named = (category: string, functionText: string, locale: Locale) =>
    describePart(locale, category, withOptionKeys({ functionText })).name;
  expect(named('thyristors', 'Triac', locales.ru)).toBe('Симистор');
  expect(named('thyristors', 'Thyristor', locales.de)).toBe('Thyristor');
  expect(named('can-lin', 'CAN transceiver', locales.fr)).toBe('Émetteur-récepteur CAN');
  expect(describePart(locales.en, 'memory', { memoryType: 'eeprom', memorySize: 4096 }).text).toBe('EEPROM, 4 Kbit, 0603');
  const hall = withOptionKeys({ functionText: 'Hall switch', measurand: 'hall-switch' });
  expect(describePart(locales.en, 'motion-sensors', hall)).toEqual({ name: 'Hall switch', text: 'Hall switch, 0603' });
  expect(describePart(locales.de, 'motion-sensors', hall).text).toBe('Hall-Schalter, 0603');
  const unsure = parts.flatMap(({ category, attributes }) => {
    const { name } = describePart(locales.en, category, withOptionKeys(attributes));
    return / or /.test(name) ? [name] : [];
  });
  expect(unsure).toEqual([]);
});

const spread = expandCatalog(300);
/** One of every kind beside them. */
const kinds = new Map(expandCatalog().map((part) => [part.category, part]));
const parts = [...new Map([...spread, ...kinds.values()].map((part) => [`${part.manufacturer} ${part.mpn}`, part])).values()];

test.each(Object.values(locales))('three hundred parts are described in whole sentences of $tag', (locale) => {
  const told = parts.map(({ category, attributes, package: housed }) =>
    describePart(locale, category, withOptionKeys(attributes), {}, housed ?? '0603'),
  );
  expect(told.length).toBeGreaterThanOrEqual(300);
  expect(new Set(parts.map(({ category }) => category)).size).toBe(kinds.size);
  const faulty = told.flatMap(({ text }) => {
    const pieces = text.split(/, |、|，/).slice(1);
    const isCased = !locale.tag.startsWith('de') && pieces.some((piece) => piece !== withinSentence(piece, locale.tag));
    const isDoubled =
      /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u.test(text) ||
      /\d ?([^\s\d,、，]{1,6}) \1(?![\p{L}\d])/u.test(text) || // the unit of a value twice
      new Set(pieces).size < pieces.length ||
      pieces.includes(withinSentence(text.split(/, |、|，/)[0] ?? '', locale.tag));
    return isCased || isDoubled || /[{}]|undefined|null|NaN| ,|,,|  /.test(text) ? [text] : [];
  });
  expect(faulty).toEqual([]);
});

test('no name of a parameter has a comma, which would part a description', () => {
  const names = [...reference.attributes.values()].flatMap(({ names: own }) => Object.values(own));
  expect(names.filter((name) => /[,、，]/.test(name ?? ''))).toEqual([]);
});
