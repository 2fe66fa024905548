/** Calculators by their titles and summaries, as search and start page offer them. */
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { searchSuggest } from '#contract/api/catalog.ts';
import type { Words } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import de from '#locales/de/tools.json' with { type: 'json' };
import en from '#locales/en/tools.json' with { type: 'json' };
import fr from '#locales/fr/tools.json' with { type: 'json' };
import es from '#locales/es/tools.json' with { type: 'json' };
import pt from '#locales/pt/tools.json' with { type: 'json' };
import ru from '#locales/ru/tools.json' with { type: 'json' };
import tr from '#locales/tr/tools.json' with { type: 'json' };
import id from '#locales/id/tools.json' with { type: 'json' };
import hi from '#locales/hi/tools.json' with { type: 'json' };
import zh from '#locales/zh/tools.json' with { type: 'json' };
import ja from '#locales/ja/tools.json' with { type: 'json' };
import { fold } from '#server/rules/fold.ts';
import type { View } from './view.ts';

type Offer = ResponseOf<typeof searchSuggest>['calculators'][number];

interface Named {
  offer: Offer;
  title: string;
  summary: string;
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
] as const satisfies readonly (keyof typeof en)[];

const mostOffers = 3;
/** Shorter words stand in too many summaries. */
const leastLetters = 3;

const texts: Record<Words, Readonly<Record<string, { title: string; summary: string }>>> = { en, de, ja, fr, es, pt, ru, tr, id, hi, zh };

function namedIn(language: Words): Named[] {
  return Object.entries(texts[language]).map(([name, { title, summary }]) => ({
    offer: { name: title.replaceAll('\u00ad', ''), path: buildPath('tool-ToolName', { ToolName: name }) },
    title: fold(title),
    summary: fold(summary),
  }));
}

const named = new Map<Words, Named[]>();

function calculatorsIn(language: Words): Named[] {
  const known = named.get(language) ?? namedIn(language);
  named.set(language, known);
  return known;
}

/** Calculators whose title or summary has every word of a keyword; those named so come first. */
export function calculatorsNamed({ language }: Pick<View, 'language'>, keyword: string): Offer[] {
  const parts = fold(keyword).split(/\s+/);
  if (parts.join('').length < leastLetters && !/[^\p{ASCII}]/u.test(keyword)) return [];
  const holds = (text: string) => parts.every((part) => ` ${text}`.includes(/^[\p{ASCII}]+$/u.test(part) ? ` ${part}` : part));
  const all = calculatorsIn(language);
  const found = [
    ...all.filter(({ title }) => holds(title)),
    ...all.filter(({ title, summary }) => !holds(title) && holds(`${title} ${summary}`)),
  ];
  return found.slice(0, mostOffers).map(({ offer }) => offer);
}

/** The calculators of the start page. */
export function popularCalculators({ language }: Pick<View, 'language'>): Offer[] {
  const all = calculatorsIn(language);
  return popular.flatMap((name) => {
    const path = buildPath('tool-ToolName', { ToolName: name });
    return all.filter(({ offer }) => offer.path === path).map(({ offer }) => offer);
  });
}
