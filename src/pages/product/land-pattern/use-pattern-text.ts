import { useTranslation } from 'react-i18next';
import type { LandPattern, Rectangle } from '#land-patterns/land-pattern.ts';
import { edges } from '#land-patterns/pads.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Lengths and sizes in millimetres, and one sentence with them: what the drawing says to those who do not see it. */
export function usePatternText() {
  const { t } = useTranslation('land_pattern');
  const { number } = useFormat();
  const mm = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const size = ({ width, height }: Pick<Rectangle, 'width' | 'height'>) => t('size', { width: mm(width), height: mm(height) });
  const sentence = (pattern: LandPattern) =>
    t('sentence', {
      name: pattern.name,
      lands: number(pattern.pads.length),
      over: size(overLands(pattern)),
      courtyard: size(pattern.courtyard),
    });
  return { mm, size, sentence };
}

/** Over the outer edges of all lands. */
export function overLands({ pads }: LandPattern): { width: number; height: number } {
  const sides = pads.map(edges);
  return {
    width: Math.max(...sides.map(({ right }) => right)) - Math.min(...sides.map(({ left }) => left)),
    height: Math.max(...sides.map(({ bottom }) => bottom)) - Math.min(...sides.map(({ top }) => top)),
  };
}
