/**
 * The fonts of documents: Noto Sans of the npm packages `@expo-google-fonts/noto-sans` 0.4.2, `noto-sans-devanagari` 0.4.1,
 * `noto-sans-jp` 0.4.3 and `noto-sans-sc` 0.4.3, one or two styles of each instead of the packages' 160 MB.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const fontNames = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansDevanagari-Regular', 'NotoSansJP-Regular', 'NotoSansSC-Regular'] as const;
export type FontName = (typeof fontNames)[number];

const folder = new URL('./fonts/', import.meta.url);

/** The bytes of a TrueType font. */
export function readFont(name: FontName): Buffer {
  return brotliDecompressSync(readFileSync(new URL(`${name}.ttf.br`, folder)));
}
