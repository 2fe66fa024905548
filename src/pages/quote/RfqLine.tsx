import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RfqLine as Line, updateRfqList } from '#contract/api/cart.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useUpdateRfqListMutation } from '#src/api/cart.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { typedPieces, typedPrice } from './typed-price.ts';

type Change = Omit<RequestOf<typeof updateRfqList>['items'][number], 'line_id'>;
type Field = 'quantity' | 'target' | 'needed' | 'note';

/** One wish of the quote list; each field is saved when it is left. */
export function RfqLine({ line, currency, onRemove }: { line: Line; currency: string; onRemove: () => void }) {
  const { t } = useTranslation('rfq');
  const { integer, number } = useFormat();
  const titleId = useId();
  const [update] = useUpdateRfqListMutation();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [wrong, setWrong] = useState<{ field: Field; text: string } | null>(null);
  const { line_id, mpn, product } = line;
  const own = line.target_unit_micros === null ? currency : line.currency;
  const price = (micros: number) => number(micros / 1e6, { maximumFractionDigits: 6, useGrouping: false });
  const shown: Record<Field, string> = {
    quantity: integer(line.quantity),
    target: line.target_unit_micros === null ? '' : price(line.target_unit_micros),
    needed: line.needed_by ?? '',
    note: line.note ?? '',
  };

  const read = (field: Field, text: string): Change | string => {
    if (field === 'quantity') {
      const quantity = typedPieces(text);
      return quantity === null ? t('line.quantity_like', { example: integer(1000) }) : { quantity };
    }
    if (field === 'target') {
      const target = text.trim() === '' ? '' : typedPrice(text);
      return target === null ? t('line.price_like', { example: price(12_500) }) : { target_price: target, currency: own as 'EUR' }; // listed currencies only
    }
    return field === 'needed' ? { needed_by: text } : { note: text.trim() };
  };

  const save = async (field: Field) => {
    const text = typed[field];
    if (text === undefined || text === shown[field]) return setWrong((before) => (before?.field === field ? null : before));
    const change = read(field, text);
    if (typeof change === 'string') return setWrong({ field, text: change });
    const { data, error } = await update({ items: [{ line_id, ...change }] });
    const refusal = data?.results.find((one) => one.error)?.error ?? (isApiError(error) ? error : null);
    if (!data || refusal) {
      const [first] = Object.values(refusal?.fields ?? {}).flat();
      return setWrong({ field, text: first?.message ?? (refusal?.message || t('line.failed')) });
    }
    setWrong(null);
    return setTyped(({ [field]: _saved, ...rest }) => rest);
  };

  const field = (name: Field) => ({
    compact: true,
    value: typed[name] ?? shown[name],
    error: wrong?.field === name ? wrong.text : undefined,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped((before) => ({ ...before, [name]: event.target.value })),
    onBlur: () => void save(name),
  });
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        <div>
          <strong id={titleId}>
            {product ? (
              <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
                <PartNumber>{mpn}</PartNumber>
              </RouteLink>
            ) : (
              <PartNumber>{mpn}</PartNumber>
            )}
          </strong>
          <p>
            <Unbroken text={[line.manufacturer, product?.description].filter(Boolean).join(' · ')} />
          </p>
          {product ? null : <p>{t('line.foreign')}</p>}
        </div>
        <IconButton icon="trash" label={t('line.remove', { mpn })} onClick={onRemove} />
      </Head>
      <Fields>
        <TextField {...field('quantity')} label={t('line.quantity')} inputMode="numeric" maxLength={14} />
        <TextField {...field('target')} optional label={t('line.target', { currency: own })} inputMode="decimal" maxLength={18} />
        <TextField {...field('needed')} optional label={t('line.needed')} type="date" />
        <TextField {...field('note')} optional label={t('line.note')} maxLength={500} />
      </Fields>
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  gap: ${theme.space['3']};
  padding-block: ${theme.space['4']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space['3']};
  align-items: start;
  justify-content: space-between;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space['3']};
  align-items: end;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.1fr) minmax(0, 2fr);
  }
`;
