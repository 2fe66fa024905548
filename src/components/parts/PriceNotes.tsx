import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import type { OwnPrice } from './own-price.ts';

interface Props extends Pick<ProductListItem, 'offer'> {
  price: OwnPrice | null;
}

/** What stands under a price: the list price beside the visitor's own, how many pieces are the fewest, and in what steps more are sold. */
export function PriceNotes({ offer, price }: Props) {
  const { t } = useTranslation('buy');
  const { integer, unitPrice } = useFormat();
  const { moq = 1, multiple = 1 } = offer ?? {};
  const list = price?.list_unit_micros;
  return (
    <>
      {price && list ? (
        <Rule>{t('own_price', { price: unitPrice(price.unit_micros, price.currency), list: unitPrice(list, price.currency) })}</Rule>
      ) : null}
      {moq > 1 || multiple > 1 ? <Rule>{t(ruleWord(moq, multiple), { minimum: integer(moq), multiple: integer(multiple) })}</Rule> : null}
    </>
  );
}

/** A step says the same minimum by itself, in half the width. */
function ruleWord(minimum: number, multiple: number): 'rule' | 'rule_minimum' | 'rule_multiple' {
  if (multiple === 1) return 'rule_minimum';
  return minimum === multiple ? 'rule_multiple' : 'rule';
}

const Rule = styled.small`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  white-space: normal;
  max-inline-size: 11rem;
  margin-inline-start: auto;
`;
