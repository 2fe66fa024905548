/** Every page of a calculator shows its sources as they are, whatever its language: names, titles and numbers, no prose. */
import { expect, test } from 'vitest';
import { toolNames } from './names.ts';
import { loadTool } from './registry.ts';

const sources = await Promise.all(toolNames.map(async (name) => [name, (await loadTool(name)).sources] as const));

/** What stands around a citation: places inside a work have the sign §, and no brackets explain what is taken from it. */
const prose =
  /\b(?:(?:sect?|ch|art|fig|pp|e\.g)\.|(?:chapters?|sections?|clause|articles?|appendix|annex|tables? [\dA-Z]|examples?|problem|datasheet|application note|own|any|see)\b)/i;
/** A call sign, an editor, or the letters of a name. */
const bracket = /^(?:ed\.|[A-Z0-9]+)$/;

test.each(sources)('%s cites, and explains nothing', (_name, list) => {
  expect(list.filter((source) => prose.test(source))).toEqual([]);
  const brackets = list.flatMap((source) => [...source.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside));
  expect(brackets.filter((inside) => !bracket.test(inside))).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});

/** What stands in a periodical: its name with volume and year, or the name of a conference or of a magazine that counts otherwise. */
const article =
  /(?:, [A-Z][^,]* (?:[A-Z]+-)?\d+, (?:1[89]|20)\d\d(?=,|$)|\b(?:Trans\.|Proc\.|Journal|Letters|Digest|Symp\.|Symposium|Conference|Meeting|Workshop|QST|arXiv)\b)/;

/** Periodicals whose articles have no DOI: magazines of the trade, of a company and of radio amateurs, and a weekly of 1897. */
const withoutDoi = ['Elektrotechnische Zeitschrift 18', 'General Electric Review', 'Microwave Journal', 'QST', 'Wireless Engineer'];

const cited = [...new Set(sources.flatMap(([, list]) => list))];

test('a DOI ends its citation and is written as one', () => {
  const dois = cited.filter((source) => /doi/i.test(source));
  expect(dois.length).toBeGreaterThan(35);
  expect(dois.filter((source) => !/, doi:10\.\d{4,9}\/[^\s,]+$/.test(source))).toEqual([]);
});

test('a work with a DOI has it wherever it is cited', () => {
  const works = new Map<string, Set<string>>();
  for (const source of cited) {
    const [work = '', doi = ''] = source.split(', doi:');
    works.set(work, (works.get(work) ?? new Set()).add(doi));
  }
  expect([...works].filter(([, dois]) => dois.size > 1).map(([work]) => work)).toEqual([]);
});

test('every article has a DOI, but for those of magazines that give none', () => {
  const bare = cited.filter((source) => article.test(source) && !source.includes('doi:'));
  const without = bare.map((source) => withoutDoi.find((periodical) => source.includes(`, ${periodical}`)) ?? source);
  expect([...new Set(without)].toSorted()).toEqual(withoutDoi);
  const unseen = [
    'W. T. Weeks, Calculation of coefficients of capacitance, IEEE Trans. MTT-18, 1970',
    'V. Fock, Skin-Effekt in einem Ringe, Phys. Z. Sowjetunion 1, 1932',
  ];
  expect(unseen.every((source) => article.test(source))).toBe(true);
});

/** A handbook of many editions says which one, since sections and tables move. */
const edition = /\b(?:\d{1,2}(?:st|nd|rd|th) ed\.|(?:1[89]|20)\d\d\b)/;
const books =
  /^(?:A\. S\. Sedra|C\. A\. Balanis|D\. M\. Pozar|J\. W\. Nilsson|P\. Horowitz|R\. Boylestad|S\. Ramo|J\. D\. Jackson|T\. S\. Rappaport|B\. Razavi|C\. Bowick)/;

test('a textbook has its edition', () => {
  const cites = cited.filter((source) => books.test(source));
  expect(cites.length).toBeGreaterThan(25);
  expect(cites.filter((source) => !edition.test(source))).toEqual([]);
});

/** Where no year stands: the number of an edition, the number under which a manufacturer, an institute or a standards body gives out a document, or the state of a program. */
const document =
  /(?:\d(?:st|nd|rd|th) ed\.|, (?:[A-Z]{2,4}[ -]?\d{2,5}(?:-\d)?[A-Z]?|\d{4,5}[A-Z]?|\d\d-\d{2,4}|v\d\.\d|[\da-f]{7})(?=,|$)|^ASTM \w+(?:\/\w+)?-\d\d,|doi:)/;
const year = /(?<!\d)(?:1[789]|20)\d\d(?!\d)/;
/** Standards bear their number and their year in one. */
const standard = /^(?:IEC|CISPR|IEEE Std|IPC|JEDEC|ITU-R P|JIS C|ANSI\/EIA|ASTM|NFPA)/;

test('a source says who wrote it, what it is called, and which edition of it is meant', () => {
  expect(cited.filter((source) => !year.test(source) && !document.test(source))).toEqual([]);
  expect(cited.filter((source) => source.split(', ').length < (standard.test(source) ? 2 : 3))).toEqual([]);
  const bare = ['ARRL Handbook', 'IEEE Std 146, Definitions of waveguide terms', 'J. C. Maxwell, A Treatise, § 701'];
  expect(bare.filter((source) => year.test(source) || document.test(source))).toEqual([]);
});

/** A standard by its number alone, or with no more than its year. */
const number = /^(?:IEC|CISPR|IEEE Std|IPC|ITU-R P|MIL-STD|JIS C|ANSI\/EIA|ASTM|NFPA)[ -]?[\w.:+/-]+(?:, \d{4})?$/;

test('a standard has its title', () => {
  expect(cited.filter((source) => number.test(source))).toEqual([]);
  expect(['IEC 60063:2015', 'IPC-2152, 2009'].every((source) => number.test(source))).toBe(true);
});

/** Where in a work: a section, an appendix by its letter or its name, or pages. */
const place = /, (?:§ [\dA-Z]|p\. \d|Attenuators|The Decibel|Packing Instructions)/;
/** A number under which one document is given out, whose subject is the calculator's; it is meant as a whole. */
const oneDocument =
  /(?:, (?:[A-Z]{2,4}[ -]?\d{2,5}(?:-\d)?[A-Z]?|(?!(?:1[789]|20)\d\d(?:,|$))\d{4,5}[A-Z]?|\d\d-\d{2,4}|v\d\.\d|[\da-f]{7})(?=,|$)|SLVA\d|SLUP\d|SWRA\d|TIDU\d|OET Bulletin|Monograph 175|Reference Database 60)/;
/** The rest of what has one subject: a manual of one part, a lecture, a law in the work that stated it. */
const wholes = [
  'BIPM, The International System of Units',
  'D. W. Knight, Rosa',
  'E. R. Stauffacher, Short-time current carrying capacity',
  'G. S. Ohm, Die galvanische Kette',
  'ICNIRP, Guidelines',
  'Intel, MCS 51',
  'L. Simonovich, Practical Method',
  'MIL-STD-275E',
  'Mullard, C280',
  'P. Semig, C. Wells, A Current Sensing Tutorial',
];

function lacksPlace(source: string): boolean {
  const isBook = books.test(source) || /\b(?:Wiley|Press|Prentice Hall|McGraw-Hill|Artech House|Springer|Pearson)\b/.test(source);
  const hasOneSubject =
    [article, /doi:/, standard, oneDocument].some((one) => one.test(source)) || wholes.some((whole) => source.startsWith(whole));
  return !place.test(source) && (isBook || !hasOneSubject);
}

test('a book is cited with the place in it; whole are articles, standards and documents of one subject', () => {
  expect(cited.filter(lacksPlace)).toEqual([]);
  expect(wholes.filter((whole) => !cited.some((source) => source.startsWith(whole)))).toEqual([]);
  const bare = [
    'A. I. Zverev, Handbook of Filter Synthesis, 1967',
    'F. M. Gardner, Phaselock Techniques, 3rd ed., Wiley, 2005, doi:10.1002/0471732699',
  ];
  expect(bare.every(lacksPlace)).toBe(true);
});
