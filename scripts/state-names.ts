/**
 * Writes `server/rules/country/state-names.json`: the names that CLDR has for the states of `server/rules/country/states.json`, in every language of the
 * shop. `node scripts/state-names.ts FOLDER`, the folder being `common/subdivisions` of a CLDR release. Its XML is wanted, as Debian's
 * package `unicode-cldr-core` brings it: CLDR's JSON leaves out names that nobody has voted on, and those are nearly all.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { wordLanguages, type WordLanguage } from '#contract/locale.ts';
import states from '#server/rules/country/states.json' with { type: 'json' };
import corrections from './state-name-corrections.json' with { type: 'json' };
import { tidyStateNames } from './tidy-state-names.ts';

/** Languages in which `states.json` itself names a country's states. */
const ownLanguages: Record<string, WordLanguage[]> = {
  BR: ['pt'],
  CN: ['zh', 'en'],
  ID: ['id'],
  IN: ['hi', 'en'],
  JP: ['ja', 'en'],
  MX: ['es'],
  RU: ['ru', 'en'],
  TR: ['tr'],
  US: ['en'],
};
const target = join(import.meta.dirname, '#server/rules/country/state-names.json');

/** Names of a file of CLDR by its codes, such as `usca`. */
function readNames(xml: string): Map<string, string> {
  const names = new Map<string, string>();
  const parser = new SaxesParser();
  let code: string | undefined;
  parser.on('opentag', ({ name, attributes }) => {
    code = name === 'subdivision' && attributes.alt === undefined ? attributes.type : undefined;
  });
  parser.on('text', (text) => {
    if (code !== undefined) names.set(code, text);
  });
  parser.on('closetag', () => {
    code = undefined;
  });
  parser.write(xml).close();
  return names;
}

/** Territories that are countries too have their names there. */
function nameOf(code: string, names: ReadonlyMap<string, string>, countries: Intl.DisplayNames): string | undefined {
  return names.get(code.replace('-', '').toLowerCase()) ?? (code === 'US-PR' ? countries.of('PR') : undefined);
}

function namesOfCountry(country: string, language: WordLanguage, names: ReadonlyMap<string, string>): [code: string, name: string][] {
  const rows = Object.entries(states).flatMap(([key, list]) => (key === country && typeof list !== 'string' ? list : []));
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const found = rows.flatMap(([code = '']): [string, string][] => {
    const name = nameOf(code, names, countries);
    return name === undefined ? [] : [[code, name]];
  });
  const better: Record<string, string> = corrections[language];
  const named = new Map([...Object.entries(better), ...tidyStateNames(found, language, better)]);
  return rows.flatMap(([code = '', latin = '']): [string, string][] => {
    const name = named.get(code) ?? latin;
    return name === latin ? [] : [[code, name]];
  });
}

async function namesIn(language: WordLanguage, folder: string): Promise<Record<string, string>> {
  const names = readNames(await readFile(join(folder, `${language}.xml`), 'utf8'));
  const countries = Object.keys(ownLanguages).filter((country) => !ownLanguages[country]?.includes(language));
  return Object.fromEntries(countries.flatMap((country) => namesOfCountry(country, language, names)));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Tell the folder common/subdivisions of a CLDR release.');
const version = /cldrVersion CDATA #FIXED "(.+?)"/.exec(await readFile(join(folder, '../dtd/ldml.dtd'), 'utf8'))?.[1];
const lists = await Promise.all(wordLanguages.map(async (language) => [language, await namesIn(language, folder)] as const));
const source = `Unicode CLDR ${version}, common/subdivisions, by scripts/state-names.ts; licence in state-names.LICENSE.txt`;
await writeFile(target, `${JSON.stringify({ _source: source, ...Object.fromEntries(lists) }, null, 2)}\n`);
