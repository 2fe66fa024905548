import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePackagingName } from '#src/components/parts/use-packaging-name.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import type { LineProps } from './line-props.ts';

/** As many pieces or more for less money. */
export function LineBetterBuy({ line, currency, changes }: LineProps) {
  const { t } = useTranslation('buy');
  const { integer, money } = useFormat();
  const nameOf = usePackagingName();
  const better = line.better_buy;
  if (!better) return null;
  const quantity = integer(better.quantity);
  const values = { quantity, total: money(better.total, currency), present: money(line.line_total, currency) };
  const packaging = better.packaging === undefined ? null : nameOf({ packaging: better.packaging, pack_size: better.pack_size ?? null });
  return (
    <>
      <Hint>{packaging === null ? t('cheaper_total', values) : t('cheaper_packaging', { ...values, packaging })}</Hint>
      <Button
        size="small"
        onClick={() =>
          void changes.change({ line_id: line.line_id, quantity: better.quantity, ...(better.sku === line.sku ? {} : { sku: better.sku }) })
        }
      >
        {t('take_quantity', { quantity })}
      </Button>
    </>
  );
}

const Hint = styled.p`
  color: ${theme.color.success.text};
`;
