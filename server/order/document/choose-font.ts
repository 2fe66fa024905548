import type { FontName } from './font-files.ts';

export interface Run {
  font: FontName;
  text: string;
}

const kana = /[\u3040-\u30ff]/;
const han = /\p{Script=Han}/u;
/** What every font has or nobody draws; it stays with the letters around it. */
const anywhere = /^[\s\u200b-\u200d\u2060\ufeff]+$/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Whether a font can draw all of a piece of text. */
export type Covers = (font: FontName, text: string) => boolean;

/** The order in which fonts are tried. Han letters look different in Japan and China: kana tell, else the document's language or country. */
function fontsFor(text: string, isBold: boolean, prefersJapanese: boolean): readonly FontName[] {
  const latin = isBold ? (['NotoSans-Bold'] as const) : [];
  const eastern: FontName[] =
    prefersJapanese || kana.test(text) ? ['NotoSansJP-Regular', 'NotoSansSC-Regular'] : ['NotoSansSC-Regular', 'NotoSansJP-Regular'];
  return [...latin, 'NotoSans-Regular', 'NotoSansDevanagari-Regular', ...eastern];
}

/** Splits text into runs of one font each, by what the fonts can draw. */
export function fontRuns(
  text: string,
  { isBold, prefersJapanese, covers }: { isBold: boolean; prefersJapanese: boolean; covers: Covers },
): Run[] {
  const fonts = fontsFor(text, isBold, prefersJapanese);
  const [first = 'NotoSans-Regular'] = fonts;
  if (!han.test(text) && covers(first, text)) return [{ font: first, text }];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const font = last && anywhere.test(segment) ? last.font : (fonts.find((one) => covers(one, segment)) ?? first);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}
