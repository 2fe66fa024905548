/** Words of an error: the calculator's own, the shared ones with the limits of the input, or one general sentence. */
import { useTranslation } from 'react-i18next';
import type { Input } from '#calculators/define.ts';
import type { Unit } from '#calculators/units.ts';
import { useFormat } from '#src/i18n/format.ts';
import { joined, unitOption } from './tool-format.ts';
import { useToolContext } from './tool-context.ts';
import { longestTyped } from './typed/read-quantity.ts';
import { typedExamples } from './typed/typed-examples.ts';
import type { FieldIssue } from './use-tool.ts';

type Range = { min?: number; above?: number; max?: number; below?: number };

export function useIssueWords(): (issue: FieldIssue, shown?: string) => string {
  const { t } = useTranslation('tool');
  const { files, words, show } = useToolContext();
  const format = useFormat();

  function limit(input: Extract<Input, { unit: Unit; show: readonly string[] }>, shown: string | undefined): string {
    const { min, above, max, below }: Range = input;
    const text = (value: number) => joined(show(value, input.unit, input.show, shown));
    const low = min ?? above;
    const high = max ?? below;
    if (low !== undefined && high !== undefined) return t('issues.between', { low: text(low), high: text(high) });
    if (above !== undefined) return t('issues.above', { low: text(above) });
    if (min !== undefined) return t('issues.at_least', { low: text(min) });
    if (below !== undefined) return t('issues.below', { high: text(below) });
    return max === undefined ? t('issues.OUT_OF_RANGE') : t('issues.at_most', { high: text(max) });
  }

  return ({ code, at }, shown) => {
    const input = files.tool.inputs[at];
    switch (code) {
      case 'OUT_OF_RANGE':
        return input && 'show' in input ? limit(input, shown) : t('issues.OUT_OF_RANGE');
      case 'WRONG_COUNT':
        return input?.kind === 'list' ? t('issues.WRONG_COUNT', { least: input.minCount, most: input.maxCount }) : t('issues.OUT_OF_RANGE');
      case 'NOT_A_NUMBER':
      case 'UNIT_UNCLEAR':
        return t(`issues.${code}`, {
          examples: input && 'show' in input ? format.series(typedExamples(input, shown ?? '', format)) : '4.7',
        });
      case 'UNIT_UNKNOWN':
        return t('issues.UNIT_UNKNOWN', {
          units: input && 'show' in input ? format.series(input.show.map((one) => unitOption(one, input.unit, format))) : '–',
        });
      case 'SEPARATORS_UNCLEAR':
        return t('issues.SEPARATORS_UNCLEAR', { example: format.number(12_345.6) });
      case 'TOO_LONG':
        return t('issues.TOO_LONG', { most: longestTyped });
      case 'REQUIRED':
      case 'RANGE':
      case 'NOT_AN_INTEGER':
      case 'NOT_A_CHOICE':
      case 'RESULT_OUT_OF_RANGE':
        return t(`issues.${code}`);
      default:
        return words(`issues.${code}`) || t('issues.OUT_OF_RANGE');
    }
  };
}
