import { useTranslation } from 'react-i18next';
import type { InquiryLine } from '#contract/api/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { buildPath } from '#contract/routes/build-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Group, Note, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { PartFinder } from './PartFinder.tsx';
import { PriceRow } from './PriceRow.tsx';
import { emptyPrice, type TypedLine, type TypedPrice } from './typed-answer.ts';
import type { QuotedParts } from './use-quoted-parts.ts';

interface AnswerLineProps {
  asked: InquiryLine;
  line: TypedLine;
  parts: QuotedParts;
  inquiry: Pick<ShopInquiry, 'currency' | 'inquiry_no'>;
  onChange: (line: TypedLine) => void;
  /** The empty path is the line itself. */
  errorAt: (path: string) => string | undefined;
}

const answers = ['quoted', 'alternative', 'information', 'no_bid'] as const;
const mostPrices = 10;

/** The answer to one line of an inquiry. */
export function AnswerLine({ asked, line, parts, inquiry, onChange, errorAt }: AnswerLineProps) {
  const { t } = useTranslation('admin_quotes');
  const setPrice = (changed: TypedPrice) =>
    onChange({ ...line, prices: line.prices.map((price) => (price.key === changed.key ? changed : price)) });
  const isFree = line.answer === 'information';
  const hasPrices = line.answer !== 'no_bid';
  const add = (sku: string | null) => emptyPrice({ ...asked, sku }, '');
  const take = (sku: string, isSame: boolean) => {
    const last = line.prices.at(-1);
    const isOpen = last !== undefined && last.price.trim() === '';
    const prices = isOpen ? [...line.prices.slice(0, -1), { ...last, sku }] : [...line.prices, add(sku)];
    onChange({ ...line, answer: isSame ? 'quoted' : 'alternative', prices });
  };
  return (
    <Group>
      <legend>
        <PartNumber>
          {asked.product ? (
            <RouteLink to={buildPath('product-web_url', { web_url: asked.product.web_url })}>{asked.mpn}</RouteLink>
          ) : (
            asked.mpn
          )}
        </PartNumber>
      </legend>
      <Wanted asked={asked} />
      <WideFields>
        <SelectField
          compact
          label={t('answer.kind')}
          value={line.answer}
          options={answers.map((value) => ({ value, label: t(`answer.${value}`) }))}
          onChange={(event) => onChange({ ...line, answer: answers.find((one) => one === event.target.value) ?? 'quoted' })}
          hint={isFree ? t('answer.information_hint') : undefined}
          error={errorAt('') ?? errorAt('quotes') ?? errorAt('information')}
        />
        <TextField
          compact
          label={t('answer.note')}
          value={line.note}
          maxLength={500}
          onChange={(event) => onChange({ ...line, note: event.target.value })}
          error={errorAt('answer_note')}
        />
      </WideFields>
      {hasPrices
        ? line.prices.map((price) => {
            // The store counts only those that have a price.
            const place = line.prices.filter((one) => one.price.trim() !== '').indexOf(price);
            return (
              <PriceRow
                key={price.key}
                price={price}
                part={isFree ? undefined : parts.find(price.sku)}
                isUnknown={!isFree && parts.isKnown && price.sku.trim() !== '' && !parts.find(price.sku)}
                currency={inquiry.currency}
                isCarried={!isFree}
                onChange={setPrice}
                errorAt={(path) => errorAt(`${isFree ? 'information' : 'quotes'}.${place}.${path}`)}
              />
            );
          })
        : null}
      <Row>
        {hasPrices && line.prices.length < mostPrices ? (
          <Button size="small" onClick={() => onChange({ ...line, prices: [...line.prices, add(line.prices.at(-1)?.sku ?? asked.sku)] })}>
            {t('answer.more', { mpn: asked.mpn })}
          </Button>
        ) : null}
        <PartFinder asked={asked} inquiry={inquiry} onTake={take} />
      </Row>
    </Group>
  );
}

/** What the customer said of the line. */
function Wanted({ asked }: { asked: InquiryLine }) {
  const { t } = useTranslation('admin_quotes');
  const { integer, unitPrice, date } = useFormat();
  const wanted = [
    asked.manufacturer,
    asked.sku === null ? t('answer.not_carried') : null,
    t('answer.pieces', { count: asked.quantity, number: integer(asked.quantity) }),
    asked.target_unit_micros === null ? null : t('answer.target', { price: unitPrice(asked.target_unit_micros, asked.currency) }),
    asked.needed_by === null ? null : date(asked.needed_by),
    asked.note,
  ];
  return <Note>{wanted.filter(Boolean).join(' · ')}</Note>;
}
