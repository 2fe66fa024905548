/**
 * A land pattern, and the symbol of a part where its pins are known, as a library of P-CAD in text (`.lia`), which Altium Designer imports: millimetres, y upwards.
 * The form is that of the libraries that Altium Designer itself exports (asciiVersion 3.0).
 */
import type { LandPattern } from '#land-patterns/land-pattern.ts';
import { padComponent, type PcadPart, partComponent } from './pcad-component.ts';
import { pcadPattern } from './pcad-pattern.ts';
import { quoted } from './quoted.ts';

/** `name` is that of the file, without its ending. With a part the library holds its symbol, and the component that joins symbol and pattern. */
export function pcadLibrary(name: string, pattern: LandPattern | null, part: PcadPart | null): string {
  return `${[
    `ACCEL_ASCII ${quoted(`${name}.LIA`)}`,
    '',
    '(asciiHeader',
    '  (asciiVersion 3 0)',
    '  (program "Partwright" "1.0")',
    '  (fileUnits mm)',
    ')',
    '',
    '(library "Library_1"',
    ...(pattern ? pcadPattern(pattern) : []),
    ...textStyle,
    ...(part ? partComponent(part, pattern) : pattern ? padComponent(pattern) : []),
    ')',
  ].join('\n')}\n`;
}

const textStyle = [
  '  (textStyleDef "(Default)"',
  '    (font (fontType Stroke) (fontFamily Modern) (fontFace "Quality") (fontHeight 1mm) (strokeWidth 0.15mm))',
  '    (textStyleAllowTType False)',
  '    (textStyleDisplayTType False)',
  '  )',
];
