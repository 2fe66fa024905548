/** Names of colors with the endings that adjectives have: an option named `Rot` is meant by `rote` and `красные`, too. */
import type { WordLanguage } from '#contract/locale.ts';
import table from './color-words.json' with { type: 'json' };
import { codeKey } from '#server/rules/fold.ts';

/** Each color's stems in a language, and the endings that any of them may have. */
const languages: Record<WordLanguage, Readonly<Record<string, readonly string[]>>> = table;

const forms = Map.groupBy(
  Object.values(languages).flatMap(({ endings = [], ...colors }) =>
    Object.entries(colors).flatMap(([color, stems]) => stems.flatMap((stem) => endings.map((ending) => ({ color, form: stem + ending })))),
  ),
  ({ color }) => color,
);
const codes = [...forms.values()].map((group) => new Set(group.map(({ form }) => codeKey(form))));

/** Whether a word or phrase, given as its `codeKey`, is a color in any form. */
export function isColor(code: string): boolean {
  return codes.some((group) => group.has(code));
}

/** All forms of the color that one of the names, given as their `codeKey`, is; none when they name no color. */
export function colorForms(names: readonly string[]): string[] {
  return codes.filter((group) => names.some((name) => group.has(name))).flatMap((group) => [...group]);
}

const written = [...forms.values()].flatMap((group) => group.map(({ form }) => form));
/** One sign begins much else: 红外 is no red. */
const unspaced = written.filter((form) => /^\p{Script=Han}[\p{Script=Han}い]+$/u.test(form)).toSorted((a, b) => b.length - a.length);
const colorInside = new RegExp(unspaced.join('|'), 'gu');

/** `红色发光二极管` with the color as a word of its own. */
export function partColors(text: string): string {
  return text.replace(colorInside, ' $& ');
}
