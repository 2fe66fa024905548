import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';

type Bank = NonNullable<Order['payment']['bank']>;

/** What a transfer needs, each piece with a button that copies it. */
export function BankData({ bank, amount, currency }: { bank: Bank; amount: number; currency: string }) {
  const { t } = useTranslation('order_page');
  const { money, date } = useFormat();
  const { copy, outcome } = useCopy();
  const [copied, setCopied] = useState('');
  const rows = [
    { name: t('pay.amount'), value: money(amount, currency) },
    { name: t('pay.reference'), value: bank.reference },
    { name: t('pay.beneficiary'), value: bank.beneficiary },
    { name: t('pay.iban'), value: bank.iban },
    { name: t('pay.account'), value: bank.account },
    { name: t('pay.swift'), value: bank.swift },
    { name: t('pay.bank'), value: bank.bank },
    { name: t('pay.address'), value: bank.address },
    { name: t('pay.due'), value: date(bank.due_at) },
  ];
  return (
    <Frame>
      <Rows>
        {rows.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <Action>
                <Button
                  size="small"
                  aria-label={t('pay.copy_field', { field: name })}
                  onClick={() => {
                    setCopied(name);
                    void copy(value);
                  }}
                >
                  <Icon name="copy" small />
                  {t('pay.copy')}
                </Button>
              </Action>
            </div>
          ) : null,
        )}
      </Rows>
      <p role="status">{outcome === null ? '' : t(outcome === 'copied' ? 'pay.copied' : 'pay.not_copied', { field: copied })}</p>
    </Frame>
  );
}

const Rows = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space['4']};
    align-items: center;
    padding-block: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  dt {
    grid-column: 1;
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  dd {
    grid-column: 1;
    margin: 0;
    font: ${theme.type.body};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  > div:last-child {
    border: 0;
  }
`;

const Action = styled.dd`
  && {
    grid-area: 1 / 2 / span 2;
  }
`;

const Frame = styled(Panel)`
  max-width: ${theme.layout.prose};
`;
