import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BomCandidate } from '#contract/api/bom.ts';
import { suggestQuantity, breakAt } from '#contract/pricing.ts';
import { usePackagingName } from '#src/components/parts/use-packaging-name.ts';
import { useFormat } from '#src/i18n/format.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import type { BillLine, RowCandidate } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { useBomReasonText } from './use-bom-reason-text.ts';

interface BomCandidatesProps {
  row: BillLine;
  currency: string;
  onPick: (sku: string | null) => void;
}

const nobody = 'none';

/** The parts that may stand for a row, each with what is different about it, its stock and its price at the needed quantity. */
export function BomCandidates({ row, currency, onPick }: BomCandidatesProps) {
  const { t } = useTranslation(['bom', 'buy']);
  const { integer, date, unitPrice, packageName } = useFormat();
  const packagingName = usePackagingName();
  const reasonTexts = useBomReasonText();
  const { line, part, isPicked } = row;
  const priceOf = ({ product: { offer } }: BomCandidate) => {
    const price = offer && breakAt(offer.price_breaks, suggestQuantity(offer, line.needed));
    return price ? unitPrice(price.unit_micros, currency) : t('buy:price_on_request');
  };
  /** Its package, unless the description says it. */
  const packageOf = ({ package: name, description }: BomCandidate['product']) =>
    name === null || [name, packageName(name)].some((text) => description.includes(text)) ? null : packageName(name);
  /** What tells two packagings of one part apart. */
  const packagingOf = ({ product: { id, offer } }: RowCandidate) =>
    offer && line.candidates.filter(({ product }) => product.id === id).length > 1 ? packagingName(offer) : null;
  const noteOf = (candidate: RowCandidate) => {
    const { match, note, reasons, product, isFound, remembered } = candidate;
    return [
      remembered ? t('bom:chosen_before', { date: date(remembered.chosen_at) }) : t(isFound ? 'bom:grade.found' : `bom:grade.${match}`),
      note,
      ...reasonTexts(reasons),
      product.description,
      packageOf(product),
      packagingOf(candidate),
      product.lifecycle === 'active' || product.lifecycle === 'unknown' ? null : t(`bom:lifecycle.${product.lifecycle}`),
      product.rohs === 'compliant' || product.rohs === 'unknown' ? null : t(`bom:rohs_state.${product.rohs}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <RadioGroup
      legend={t('bom:candidates', { name: nameOf(row) })}
      value={part?.sku ?? (isPicked ? nobody : null)}
      onChange={(value) => onPick(value === nobody ? null : value)}
      options={[
        ...line.candidates.map((one) => ({
          value: one.sku,
          label: (
            <>
              <PartNumber>{one.product.mpn}</PartNumber> {one.product.manufacturer.name}
            </>
          ),
          note: noteOf(one),
          aside: (
            <Aside>
              <b>{priceOf(one)}</b>
              <span>{t('buy:in_stock', { quantity: integer(one.product.stock.available) })}</span>
            </Aside>
          ),
        })),
        { value: nobody, label: t('bom:none_of_these') },
      ]}
    />
  );
}

const Aside = styled.span`
  display: grid;
  justify-items: end;
  font: ${theme.type.dense};
  white-space: nowrap;
`;
