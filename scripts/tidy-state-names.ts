/** CLDR took its names of states from headings of encyclopedias: what a heading needs and a list does not is taken off here. */
import type { WordLanguage } from '#contract/locale.ts';

/** WordLanguage for the kind of place: where a list is of prefectures, a visitor looks for `Osaka` under O. */
const kinds: Partial<Record<WordLanguage, RegExp>> = {
  de: /^(?:Präfektur|Provinz|Oblast|Region|Republik) /,
  es: /^(?:provincia|prefectura|estado|óblast|krai|república) de /i,
  fr: /^(?:province|préfecture|oblast|kraï|état|république) (?:de l’|d’|de |du )/i,
  hi: /,? (?:प्रांत|प्रान्त|प्रोविंस|प्रीफ़ेक्चर|प्रीफेक्चर|प्रभाग|जिला|ओब्लास्[टत]|क्राय|गणराज्य|गणतंत्र)$/,
  id: /^(?:Provinsi|Prefektur|Oblast|Krai|Republik) (?!Otonom)/,
  pt: /^(?:Província|Oblast|Krai|República) d[ea] /,
  ru: /^ил /i,
  tr: / (?:ili|Prefektörlüğü|Prefecture)$/,
};
/** Which of several things of the name a heading is about: `Konya (província)`, `Washington²`. */
const heading = /(?: \(.*\)|[²³])$/;

/** CLDR's Chinese is written in both ways. */
const traditional = '聯區奧約熱內盧羅賴馬亞齊魯東達納爾維烏島縣宮葉靜岡愛鳥沖繩連韋蘭華萊聖錫諾薩國邊貝倫頓喬諸蘇';
const simple = '联区奥约热内卢罗赖马亚齐鲁东达纳尔维乌岛县宫叶静冈爱鸟冲绳连韦兰华莱圣锡诺萨国边贝伦顿乔诸苏';
const characters = new Map([...traditional].map((character, place) => [character, [...simple][place] ?? character]));

function written(name: string, language: WordLanguage): string {
  const plain = name.trim().normalize();
  if (language === 'zh') return [...plain].map((character) => characters.get(character) ?? character).join('');
  return plain.charAt(0).toLocaleUpperCase(language) + plain.slice(1);
}

function short(name: string, language: WordLanguage): string {
  const bare = name.replace(heading, '').normalize();
  return written(bare.replace(kinds[language] ?? '', ''), language);
}

/**
 * Names of one country's states as a list of them wants them; one that would then be there twice stays as it is.
 * `better` are names to have instead of CLDR's.
 */
export function tidyStateNames(
  names: readonly (readonly [code: string, name: string])[],
  language: WordLanguage,
  better: Readonly<Record<string, string>> = {},
): [code: string, name: string][] {
  const needless = names.find(([code, name]) => better[code] === short(name, language));
  if (needless) throw new Error(`CLDR has "${better[needless[0]]}" for ${needless[0]} in ${language} itself.`);
  const wanted = names.map(([code, name]) => ({ code, name, text: better[code] ?? short(name, language) }));
  const timesOf = (text: string) => wanted.filter((other) => other.text === text).length;
  return wanted.map(({ code, name, text }): [string, string] => {
    const isClear = better[code] !== undefined || timesOf(text) === 1;
    return [code, isClear ? text : written(name, language)];
  });
}
