/** Japanese names of countries that do not begin with kana, as they are read: lists are sorted by it. */
const readings: Readonly<Record<string, string>> = {
  AS: 'べいりょうサモア',
  CF: 'ちゅうおうアフリカ',
  CN: 'ちゅうごく',
  GF: 'ふつりょうギアナ',
  GQ: 'せきどうギニア',
  HK: 'ほんこん',
  JP: 'にほん',
  KP: 'きたちょうせん',
  KR: 'かんこく',
  MK: 'きたマケドニア',
  MP: 'きたマリアナ',
  PF: 'ふつりょうポリネシア',
  SS: 'みなみスーダン',
  TL: 'ひがしティモール',
  TW: 'たいわん',
  VG: 'えいりょうヴァージン',
  VI: 'べいりょうヴァージン',
  ZA: 'みなみアフリカ',
};

/** What a country's name is sorted by in a language. */
export function readingOf(code: string, name: string, tag: string): string {
  return (tag.startsWith('ja') && readings[code]) || name;
}
