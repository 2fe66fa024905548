/** States, provinces and regions of the countries that ask for one, by ISO 3166-2 code. */
import { withoutMarks } from '#contract/without-marks.ts';
import table from './states.json' with { type: 'json' };

export interface State {
  code: string;
  name: string;
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

const localLanguage: Record<string, string> = { JP: 'ja', RU: 'ru', IN: 'hi', CN: 'zh' };
/** Lists that people know in their official order, north to south or by rank; the others are sorted by name. */
const officialOrder = new Set(['JP', 'CN']);

function nameIn(country: string, { latin, local }: Row, tag: string): string {
  return local !== null && tag.startsWith(localLanguage[country] ?? 'none') ? local : latin;
}

/** The states of a country named for a language (BCP 47); null where none are listed. */
export function statesOf(country: string, tag: string): State[] | null {
  const list = rows.get(country);
  if (!list) return null;
  const named = list.map((row) => ({ code: row.code, name: nameIn(country, row, tag) }));
  const { compare } = new Intl.Collator(tag);
  return officialOrder.has(country) ? named : named.toSorted((a, b) => compare(a.name, b.name));
}

/** The state that a code, the end of a code or a name stands for: forms are filled by browsers too. */
export function findState(country: string, text: string): State | null {
  const wanted = withoutMarks(text);
  const found = rows.get(country)?.find(({ code, latin, local }) => {
    const names = [code, code.slice(country.length + 1), latin, local ?? ''].map(withoutMarks);
    return wanted !== '' && names.includes(wanted);
  });
  return found ? { code: found.code, name: found.latin } : null;
}

/** Name of a stored state for a language; text that is no code stays as it is. */
export function stateName(country: string, state: string, tag: string): string {
  const found = rows.get(country)?.find(({ code }) => code === state);
  return found ? nameIn(country, found, tag) : state;
}
