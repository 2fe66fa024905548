import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';
import { PartThumb } from '#src/components/parts/PartThumb.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { type BillLine, isShort } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { BuyMore, type BuyMoreProps } from '#src/pages/bom/cost/BuyMore.tsx';
import { referenceText } from './reference-text.ts';
import { thumbPixels } from './use-bill-step.ts';
import { useBomReasonText } from './use-bom-reason-text.ts';
import { gradeTone, useBomLineText } from './use-bom-line-text.ts';

interface PieceProps {
  row: BillLine;
}

/** What the row says itself, with its place in the file. */
export function YourLine({ row }: PieceProps) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const { line } = row;
  const { manufacturer, value, own_number: own } = line.source;
  const about = [line.source.mpn ? value : '', manufacturer].filter(Boolean).join(' · ');
  return (
    <>
      <RowName>{nameOf(row) || t('no_name')}</RowName>
      {about ? <Small>{about}</Small> : null}
      {own && own !== nameOf(row) ? <Small>{t('own_number', { number: own })}</Small> : null}
      <Small>{[referenceText(line.references), t('row', { row: integer(line.row) })].filter(Boolean).join(' · ')}</Small>
    </>
  );
}

export function Grade({ row }: PieceProps) {
  const { gradeText } = useBomLineText();
  return <StatusMark tone={gradeTone(row)}>{gradeText(row)}</StatusMark>;
}

/** Costly to draw, so drawn again only for another part. */
export const Thumb = memo(function Thumb({ part, step }: { part: BillLine['part']; step: number | null }) {
  if (!part) return <PackageThumb size={thumbPixels} outline={null} name="?" />;
  return <PartThumb product={part.product} size={thumbPixels} step={step} />;
});

/** The shop's part, what to know about it, and what costs less. */
export function OurPart({ row, currency, onMore }: BuyMoreProps) {
  const { t } = useTranslation('bom');
  const { date } = useFormat();
  const { warningTexts, spareText } = useBomLineText();
  const { line, part, choice, isPicked } = row;
  const reasonTexts = useBomReasonText();
  const warnings = warningTexts(row);
  // What a number names as typed needs no reason.
  const reasons = reasonTexts(part ? (part.match === 'exact' ? [] : part.reasons) : line.reasons);
  const before = part?.remembered && !isPicked ? t('chosen_before', { date: date(part.remembered.chosen_at) }) : null;
  const spare = choice ? spareText(line) : null;
  return (
    <>
      {part ? (
        <RouteLink to={`${buildPath('product-web_url', { web_url: part.product.web_url })}?sku=${part.sku}`}>
          <PartNumber>{part.product.mpn}</PartNumber>
        </RouteLink>
      ) : null}
      {part ? (
        <Small>
          <Unbroken text={[part.product.manufacturer.name, part.product.description].filter(Boolean).join(' · ')} />
        </Small>
      ) : null}
      {!part && !line.dnp ? <span>{t(line.candidates.length > 0 ? 'choose_one' : 'nothing_found')}</span> : null}
      {before === null ? null : <Small>{before}</Small>}
      {reasons.length > 0 ? <Small>{reasons.join(' · ')}</Small> : null}
      {spare === null ? null : <Small>{spare}</Small>}
      {warnings.length > 0 ? <Warning>{warnings.join(' · ')}</Warning> : null}
      <BuyMore row={row} currency={currency} onMore={onMore} />
    </>
  );
}

/** How many are there, and when the others come. */
export function StockOf({ row }: PieceProps) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const { part, choice } = row;
  if (!part || !choice) return '–';
  const short = isShort(row);
  const days = choice.lead_time_days;
  return (
    <>
      <StatusMark tone={short ? (choice.from_stock > 0 ? 'attention' : 'stopped') : 'good'}>
        {integer(part.product.stock.available)}
      </StatusMark>
      {short ? <Small>{days === null ? t('no_date') : t('days', { count: days, days: integer(days) })}</Small> : null}
    </>
  );
}

/** A row may say no number, but a value and a footprint, which is one word of any length. */
const RowName = styled(PartNumber)`
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
`;

const Warning = styled(Small)`
  color: ${theme.color.warning.text};
`;
