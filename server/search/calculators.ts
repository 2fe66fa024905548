/** Calculators by their titles and summaries, as search and start page offer them. */
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { searchSuggest } from '#contract/api/catalog.ts';
import type { OfferedCalculator } from '#contract/api/shown-home-block.ts';
import type { WordLanguage } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { fold } from '#server/rules/fold.ts';
import { wordKeys, words } from '#server/kernel/words.ts';
import type { View } from './view/view.ts';

type Offer = ResponseOf<typeof searchSuggest>['calculators'][number];

interface Named {
  offer: Offer;
  /** With what it computes, as it is written. */
  told: OfferedCalculator;
  /** Folded, each with a blank before it, so that each word begins after one. */
  title: string;
  /** Title and summary. */
  text: string;
}

/** What most visitors look for, in this order. */
const popular = [
  'FourBandResistor',
  'ResistorVoltageDivision',
  'LEDResistors',
  'Microstrip',
  'ExternalTraceWidth',
  'RCFilter',
  'TimingCircuitCalculation',
  'LCCircuitFrequency',
];

const mostOffers = 3;
/** Shorter words stand in too many summaries. */
const leastLetters = 3;

function namedIn(language: WordLanguage): Named[] {
  const say = words(language, 'tools');
  return wordKeys('tools').map((name) => {
    const [title, summary] = [say(`${name}.title`), say(`${name}.summary`)];
    const offer = { name: title.replaceAll('\u00ad', ''), path: buildPath('tool-ToolName', { ToolName: name }) };
    return { offer, told: { ...offer, summary }, title: ` ${fold(title)}`, text: ` ${fold(`${title} ${summary}`)}` };
  });
}

const named = new Map<WordLanguage, Named[]>();

function calculatorsIn(language: WordLanguage): Named[] {
  const known = named.get(language) ?? namedIn(language);
  named.set(language, known);
  return known;
}

/** Calculators whose title or summary has every word of a keyword; those named so come first. */
export function calculatorsNamed({ language }: Pick<View, 'language'>, keyword: string): Offer[] {
  const parts = fold(keyword).split(/\s+/);
  if (parts.join('').length < leastLetters && !/[^\p{ASCII}]/u.test(keyword)) return [];
  const beginnings = parts.map((part) => (/^[\p{ASCII}]+$/u.test(part) ? ` ${part}` : part));
  const holds = (text: string) => beginnings.every((beginning) => text.includes(beginning));
  const all = calculatorsIn(language).filter(({ text }) => holds(text));
  const found = [...all.filter(({ title }) => holds(title)), ...all.filter(({ title }) => !holds(title))];
  return found.slice(0, mostOffers).map(({ offer }) => offer);
}

/** Calculators by their names, such as `RCFilter`, in their order; unknown ones are left out. */
export function calculatorsOf({ language }: Pick<View, 'language'>, names: readonly string[]): Map<string, OfferedCalculator> {
  const all = new Map(calculatorsIn(language).map(({ told }) => [told.path, told]));
  const found = names.map((name) => [name, all.get(buildPath('tool-ToolName', { ToolName: name }))] as const);
  return new Map(found.flatMap(([name, told]) => (told ? [[name, told] as const] : [])));
}

/** The calculators of the start page. */
export function popularCalculators(view: Pick<View, 'language'>): OfferedCalculator[] {
  return [...calculatorsOf(view, popular).values()];
}
