/** States, provinces and regions of the countries that ask for one, by ISO 3166-2 code. */
import { withoutMarks } from '#contract/without-marks.ts';
import translated from './state-names.json' with { type: 'json' };
import table from './states.json' with { type: 'json' };

export interface State {
  code: string;
  /** In the language of the reader, to choose from a list. */
  name: string;
  /** As an address says it: the letters that the country's post asks for, else its own name or the Latin one, which its post can read. */
  written: string;
  /** As an address in Han characters or kana says it; null where its country writes none. */
  inIdeographs: string | null;
}

interface Row {
  code: string;
  latin: string;
  /** In the script of the country, where that is another one. */
  local: string | null;
}

const rows = new Map<string, Row[]>();
for (const [country, list] of Object.entries(table)) {
  if (typeof list === 'string') continue; // the note about the source
  rows.set(
    country,
    list.flatMap(([code, latin, local]) => (code && latin ? [{ code, latin, local: local ?? null }] : [])),
  );
}

const names = new Map<string, Readonly<Record<string, string>>>();
for (const [language, list] of Object.entries(translated)) {
  if (typeof list !== 'string') names.set(language, list);
}

const localLanguage: Record<string, string> = { JP: 'ja', RU: 'ru', IN: 'hi', CN: 'zh' };
/** Their lists are known to those who read Han characters in the official order, north to south or by rank; the others are sorted by name. */
const writesIdeographs = new Set(['JP', 'CN']);
const hanReaders = new Set(['ja', 'zh']);

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Countries whose addresses bear two letters of a state: `San Francisco, CA`, `São Paulo - SP`. */
const abbreviated = new Set(['BR', 'US']);

function writtenIn(country: string, row: Row, tag: string): string {
  return abbreviated.has(country) ? row.code.slice(country.length + 1) : ownName(country, row, tag);
}

function ownName(country: string, { latin, local }: Row, tag: string): string {
  return local !== null && languageOf(tag) === localLanguage[country] ? local : latin;
}

/** The states of a country named for a language (BCP 47); null where none are listed. */
export function statesOf(country: string, tag: string): State[] | null {
  const list = rows.get(country);
  if (!list) return null;
  const language = languageOf(tag);
  const named = list.map((row) => {
    const name = names.get(language)?.[row.code] ?? ownName(country, row, tag);
    return { code: row.code, name, written: writtenIn(country, row, tag), inIdeographs: writesIdeographs.has(country) ? row.local : null };
  });
  const { compare } = new Intl.Collator(tag);
  const isInOrder = writesIdeographs.has(country) && hanReaders.has(language);
  return isInOrder ? named : named.toSorted((a, b) => compare(a.name, b.name));
}

/** The state that a code, the end of a code or a name stands for: forms are filled by browsers too. `latin` is its name in Latin letters. */
export function findState(country: string, text: string): { code: string; latin: string } | null {
  const wanted = withoutMarks(text);
  const found = rows.get(country)?.find(({ code, latin, local }) => {
    const own = [code, code.slice(country.length + 1), latin, local ?? ''].map(withoutMarks);
    return wanted !== '' && own.includes(wanted);
  });
  return found ? { code: found.code, latin: found.latin } : null;
}

/** How an address in a language says a stored state; text that is no code stays as it is. */
export function writtenState(country: string, state: string, tag: string): string {
  const found = rows.get(country)?.find(({ code }) => code === state);
  return found ? writtenIn(country, found, tag) : state;
}
