/** Who is spoken to, and how: each language has one way (`docs/languages.md`), which words of the other ways give away. */
import { describe, expect, it } from 'vitest';
import { languagesUnderTest } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

/** Words of a sentence that only the other way to speak to somebody has. */
const others: Record<string, string> = {
  de: 'du dein deine deinen deiner dich dir prüfe gib öffne verwende',
  fr: 'tu tes toi',
  es: 'usted ustedes vos agregue añada baje compare compruebe deje elija escriba intente mida ponga reparta revise seleccione tome use verifique verifíquelo verifíquela revíselo compruébelo',
  pt: 'tu teu tua teus',
  ru: 'ты твой тебе тебя выбери введи проверь укажи измерь',
  tr: 'sen senin sana seni',
  id: 'kamu kalian anda',
  hi: 'तुम तुम्हारा तू करो चुनो',
  ja: 'あなた',
  zh: '你',
};

describe.each(languagesUnderTest.filter((language) => others[language]))('in %s', (language) => {
  it('everybody is spoken to in one way', () => {
    const isCased = language === 'id'; // “Anda” has a capital
    const edge = language === 'ja' || language === 'zh' ? '' : String.raw`(?<![\p{L}\p{M}])`;
    const end = edge === '' ? '' : String.raw`(?![\p{L}\p{M}])`;
    const words = new RegExp(`${edge}(?:${(others[language] ?? '').replaceAll(' ', '|')})${end}`, isCased ? 'u' : 'iu');
    expect([...readWords(language)].filter(([, text]) => words.test(text.replaceAll('\u00ad', '')))).toEqual([]);
  });
});
