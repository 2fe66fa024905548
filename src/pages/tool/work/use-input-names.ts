import { useTranslation } from 'react-i18next';
import type { SweepInput } from '#calculators/sweep.ts';
import { useFormat } from '#src/i18n/format.ts';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { fieldText, joined, writtenUnit } from '#src/pages/tool/tool-format.ts';
import { unitOf } from './sweep-plan.ts';

/** How an input and its values are written: as on the page, and as one types them. */
export function useInputNames() {
  const { words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const format = useFormat();
  return {
    nameOf: ({ id, index }: SweepInput) =>
      index === null ? words(`inputs.${id}`) : t('list_item', { name: words(`inputs.${id}`), number: format.integer(index + 1) }),
    valueOf: ({ id, input }: SweepInput, value: number | string) =>
      input.kind === 'choice' ? choiceLabel(input, id, value, { words, show, t }) : joined(show(Number(value), input.unit, input.show)),
    typedOf: (one: SweepInput, value: number) => {
      if (one.input.kind === 'choice') return '';
      const shown = unitOf(one, value);
      return `${fieldText(value, one.input.unit, shown, format)} ${writtenUnit(shown, one.input.unit, format)}`.trim();
    },
  };
}
