import { useTranslation } from 'react-i18next';
import type { Outline } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';

/** One sentence with the dimensions of a package: what a drawing says to those who do not see it. */
export function useDrawingText(): (outline: Outline) => string {
  const { t } = useTranslation('part');
  const { number, list, packageName } = useFormat();
  const mm = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return ({ name, body, lead, pitch, diameter }) => {
    const measures = [
      diameter === null
        ? t('drawing.body', { length: mm(body.length), width: mm(body.width) })
        : t('drawing.diameter', { diameter: mm(diameter) }),
      ...(lead?.span ? [t('drawing.span', { span: mm(lead.span) })] : []),
      ...(pitch ? [t('drawing.pitch', { pitch: mm(pitch) })] : []),
      ...(body.height > 0 ? [t('drawing.height', { height: mm(body.height) })] : []),
    ];
    return t('drawing.sentence', { name: packageName(name), measures: list(measures) });
  };
}
