import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart } from '#contract/api/cart.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Message } from '#src/ui/Message.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { lineColumns } from './line-columns.ts';
import { useCartChange } from './use-cart-change.ts';

export function CartLines({ cart, reload }: { cart: Cart; reload: () => void }) {
  const { t } = useTranslation('cart');
  const changes = useCartChange(reload);
  const undecided = cart.list.filter((line) => line.selected && line.issues.length > 0).length;
  const isAll = cart.list.every((line) => line.selected);
  return (
    <section aria-label={t('lines')}>
      {undecided > 0 ? (
        <Message tone="warning" title={t('attention', { count: undecided })}>
          {t('attention_text')}
        </Message>
      ) : null}
      <div role="alert">{changes.refusal ? <Message tone="danger">{changes.refusal.message || t('change_failed')}</Message> : null}</div>
      <Head>
        <CheckboxField
          label={<VisuallyHidden>{t('select_all')}</VisuallyHidden>}
          checked={isAll}
          onChange={() => void changes.change(...cart.list.map(({ line_id }) => ({ line_id, selected: !isAll })))}
        />
        <span />
        <Wide>{t('part')}</Wide>
        <Wide>{t('availability')}</Wide>
        <Wide>{t('quantity')}</Wide>
        <Wide data-number>{t('unit_price')}</Wide>
        <Wide data-number>{t('total')}</Wide>
        <span />
        <Narrow>{t('select_all')}</Narrow>
      </Head>
      <ul>
        {cart.list.map((line) => (
          <CartLineRow key={line.line_id} line={line} currency={cart.totals.currency} changes={changes} />
        ))}
      </ul>
    </section>
  );
}

const Head = styled.div`
  ${lineColumns}
  padding-block: ${theme.space['1']};
  border-block: ${theme.border.hairline} solid ${theme.color.border.default};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
  color: ${theme.color.text.secondary};
  margin-block-start: ${theme.space['3']};
`;

const Wide = styled.span`
  display: none;
  ${media.xl} {
    display: block;
  }
  &[data-number] {
    text-align: end;
  }
`;

const Narrow = styled.span`
  grid-column: 2 / -1;
  grid-row: 1;
  ${media.xl} {
    display: none;
  }
`;
