import { useTranslation } from 'react-i18next';
import type { ChoiceInput } from '#calculators/define.ts';
import { useFormat } from '#src/i18n/format.ts';
import { joined, showValue } from '#src/pages/tool/tool-format.ts';

/** What stands beside a colour of a band. */
export interface BandText {
  name: string;
  /** Such as `4`, `×100 Ω` or `±5 %`; '' where the colour says nothing. */
  says: string;
}

/** Names and meanings of the colours of bands. */
export function useBandText(): (band: ChoiceInput, colour: string) => BandText {
  const { t } = useTranslation('tool');
  const format = useFormat();
  return ({ choices, says }, colour) => {
    const value = says?.values[choices.indexOf(colour)] ?? null;
    return {
      name: t(`colors.${colour as 'black'}`), // the names of the bands' colours are the keys
      says: says && value !== null ? `${says.sign ?? ''}${joined(showValue(value, says.unit, [says.unit], format))}` : '',
    };
  };
}
