import { useTranslation } from 'react-i18next';
import { toShown, type Unit } from '#calculators/units.ts';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import type { reportLines } from '#src/pages/tool/results/report-lines.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';

const digits = 9;

/** What writes the lines of a calculation, numbers as programs read them. */
export function useReportTools(): Parameters<typeof reportLines>[1] {
  const { t } = useTranslation('tool');
  const context = useToolContext();
  return {
    ...context,
    write: (value: number, unit: Unit, shown: string) => String(Number(toShown(value, unit, shown).toPrecision(digits))),
    choice: (input, id, value) => choiceLabel(input, id, value, { ...context, t }),
    flag: (value) => t(value ? 'yes' : 'no'),
  };
}
