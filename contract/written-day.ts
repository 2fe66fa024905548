/** How a language writes days, where CLDR's form is not the whole of it. */

/** The style of days on pages; Hindi has no usual short forms of the months. */
export const dayStyle = (tag: string): 'long' | 'medium' => (tag.startsWith('hi') ? 'long' : 'medium');

/** A formatted day as the language writes it: in French the first of a month is an ordinal. */
export const writtenDay = (day: string, tag: string): string => (tag.startsWith('fr') ? day.replace(/^1(?=\s)/, '1er') : day);
