/** What packages are called whatever their size: parts are indexed under it, and words of any language lead there. */
import { codeKey } from '#server/rules/fold.ts';
import { type Mounting, families } from './package-families.ts';
import { readPackage } from './read-package.ts';

/** `smd` of SOT-23; `tht` and `dip` of PDIP-8. */
export function housingWords(name: string): string[] {
  const { key, mounting } = readPackage(name);
  const names = key === null ? [] : (families[key]?.names ?? []);
  // Names with figures are those of one package among others of its family, as SOT23 is.
  const ofFamily = names.slice(0, 2).filter((one) => /^[A-Z]+$/.test(one));
  return [...(mounting === null ? [] : [mounting]), ...ofFamily.map((one) => one.toLowerCase())];
}

/** What the trade says for a mounting in all languages, word by word: either of `surface mount` is enough. A terminal that is `steckbar` is a plug, not one with leads. */
const said: Readonly<Record<Mounting, string>> = {
  smd: 'smt surface mount oberflächenmontiert oberflächenmontage cms superficial поверхностного поверхностный смд yüzey सरफेस 表面実装 面実装 贴片 表面贴装',
  tht: 'through hole thru bedrahtet bedrahtete bedrahteter bedrahtetes traversant traversante pasante pth passante выводной выводная выводные delikli bacaklı tembus थ्रू スルーホール 直插 插件 通孔',
};

const meant = new Map(Object.entries(said).flatMap(([mounting, words]) => words.split(' ').map((word) => [codeKey(word), mounting])));

/** Whether a word, given as its `codeKey`, says how a part is mounted and nothing else of it. */
export function isMounting(code: string): boolean {
  return code === 'smd' || code === 'tht' || meant.has(code);
}

/** How parts are indexed of which a word says the mounting; null for other words. */
export function mountingMeant(word: string): string | null {
  return meant.get(codeKey(word)) ?? null;
}
