/** Places at which no line may end (`docs/languages.md`): between number and unit, before French punctuation, in the name of a channel, at the dash between two numbers that are put in. */
const units = String.raw`(?:[kMGmµnpf]?(?:Ω|V|A|W|F|Hz)|dB[mAiµVΩ]*|[cmµ]m|°C|%|ppm|[kKM]B|MiB|[кМм]?Ом|[кМГ]?Гц|[пн]Ф|мкФ|м?км|мм|шт\.)(?![\p{L}\d’'])`;
const everywhere = new RegExp(String.raw`(?:\d|\}\}) ${units}|\}\}(?:[–…]|\u2060?[〜～])\{\{`, 'gu');

const ownRules: Readonly<Record<string, RegExp>> = {
  fr: / [;:!?%»]|« |[Cc]anal [NP]\b/g,
  es: /[Cc]anal [NP]\b/g,
  pt: /[Cc]anal [NP]\b/g,
  id: /[Kk]anal [NP]\b/g,
  tr: /\b[NP] kanal/g,
};

/** What stands in an article without being read: addresses, code, drawings, the keys of its head. */
const unread = /<svg[\s\S]*?<\/svg>|<[^>]*>|```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|^\w+:\s|:?-{3,}:?/gm;

/** The places of a text where a line could end and must not. */
export function breakingBlanks(language: string, text: string): string[] {
  const rule = ownRules[language];
  return [...text.matchAll(everywhere), ...(rule ? text.matchAll(rule) : [])].map((found) =>
    text.slice(Math.max(0, found.index - 20), found.index + 12),
  );
}

/** The same of a Markdown article. */
export const breakingBlanksOfArticle = (language: string, markdown: string): string[] =>
  breakingBlanks(language, markdown.replace(unread, '\n'));
