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

/** Works of journals, conferences and scientific institutes, which have a DOI as a rule. */
const journal =
  /\b(?:Trans\.|Proc\.|Proceedings|Phil\.|Phys\.|Ann\.|[A-Z]\. Res\.|Coll\. Sci\.|Audio Eng\.|Journal|Letters|Digest|Symp|Symposium|Conference|Meeting|Workshop|Bulletin of|Numer\. Math\.|Research|AEÜ|QST|Zeitschrift|Wireless Engineer|Electronics \d+|Mech\. Appl\. Math)/;

/**
 * Those of them without one, by what they begin with, and why: sought on 29 and 30 November 2026 in public texts, since the registry itself could
 * not be asked.
 */
const withoutDoi: Readonly<Record<string, readonly string[]>> = {
  'texts that cite it name none': [
    'G. D. Vendelin, Limitations on stripline Q',
    'L. Simonovich, Practical method for modeling conductor roughness',
    'R. G. Medhurst, H.F. resistance and self-capacitance',
    'R. H. Jansen, M. Kirschning, Arguments and an accurate model',
    'S. B. Cohn, Characteristic impedances of broadside-coupled',
    'S. Linkwitz, Active Crossover Networks',
    'W. Peukert, Über die Abhängigkeit der Kapazität',
    'W. T. Weeks, Calculation of coefficients of capacitance',
  ],
  'no text was found that cites it with more than its title': [
    'A. A. Smith, Standard-site method',
    'D. B. Jarvis, The effects of interconnections',
    'V. Belevitch, J. Boersma, Some electrical problems for a torus',
    'V. Fock, Skin-Effekt in einem Ringe',
  ],
  'of a magazine of radio amateurs, none of whose articles was seen with one': [
    'A. Greenberg (W2LH), Simple trap construction',
    'C. L. Buchanan (W3DZZ), The multimatch antenna system',
    'J. Hall (K1PLP), Off-center-loaded dipole antennas',
    'R. H. Johns (W3JIP), Coaxial cable antenna traps',
  ],
};

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

test('works of journals and conferences have a DOI, or none was found', () => {
  const listed = Object.values(withoutDoi).flat();
  const bare = cited.filter((source) => journal.test(source) && !source.includes('doi:'));
  expect(bare.filter((source) => !listed.some((beginning) => source.startsWith(beginning)))).toEqual([]);
  expect(listed.filter((beginning) => !bare.some((source) => source.startsWith(beginning)))).toEqual([]);
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
  'MIL-STD-275E',
  'Mullard, C280',
  'P. Semig, C. Wells, A Current Sensing Tutorial',
];

function lacksPlace(source: string): boolean {
  const isBook = books.test(source) || /\b(?:Wiley|Press|Prentice Hall|McGraw-Hill|Artech House|Springer|Pearson)\b/.test(source);
  const hasOneSubject =
    [journal, /doi:/, standard, oneDocument].some((one) => one.test(source)) || wholes.some((whole) => source.startsWith(whole));
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
