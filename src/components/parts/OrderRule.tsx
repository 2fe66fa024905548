import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

/** What stands under a price: how many pieces are the fewest, and in what steps more are sold; nothing where single pieces are. */
export function OrderRule({ offer }: Pick<ProductListItem, 'offer'>) {
  const { t } = useTranslation('buy');
  const { integer } = useFormat();
  if (!offer || (offer.moq <= 1 && offer.multiple <= 1)) return null;
  const numbers = { minimum: integer(offer.moq), multiple: integer(offer.multiple) };
  return <Rule>{t(offer.multiple > 1 ? 'rule' : 'rule_minimum', numbers)}</Rule>;
}

const Rule = styled.small`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  white-space: normal;
  max-inline-size: 11rem;
  margin-inline-start: auto;
`;
