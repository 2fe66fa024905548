import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import type { Lines } from './PiecesFields.tsx';

/** A statement of withdrawal as it will be sent. */
export function Statement({ order, lines, name, email }: { order: Order; lines: Lines; name: string; email: string }) {
  const { t } = useTranslation('returns');
  const { integer } = useFormat();
  const names = new Map(order.lines.map(({ line_id, mpn }) => [line_id, mpn]));
  const facts = [
    [t('withdraw.order'), order.order_no],
    [t('withdraw.name'), name],
    [t('withdraw.email'), email],
  ];
  return (
    <>
      <p>{t('withdraw.check')}</p>
      <Paper>
        <p>{t('withdraw.statement')}</p>
        <ul>
          {lines.map(({ line_id, quantity }) => (
            <li key={line_id}>{t('pieces', { pieces: integer(quantity), part: names.get(line_id) ?? '' })}</li>
          ))}
        </ul>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Paper>
    </>
  );
}

const Paper = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
  dt {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  dd {
    margin: 0;
  }
`;
