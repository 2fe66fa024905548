import { useTranslation } from 'react-i18next';
import type { InquiryLine } from '#contract/api/quote.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Fields, Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { emptyPrice, type TypedLine, type TypedPrice } from './typed-answer.ts';

interface AnswerLineProps {
  asked: InquiryLine;
  line: TypedLine;
  currency: string;
  onChange: (line: TypedLine) => void;
  errorAt: (path: string) => string | undefined;
}

const answers = ['quoted', 'alternative', 'information', 'no_bid'] as const;

/** The answer to one line of an inquiry. */
export function AnswerLine({ asked, line, currency, onChange, errorAt }: AnswerLineProps) {
  const { t } = useTranslation('admin');
  const { integer, unitPrice } = useFormat();
  const wanted = [
    asked.manufacturer,
    t('answer.pieces', { count: asked.quantity, number: integer(asked.quantity) }),
    asked.target_unit_micros === null ? null : t('answer.target', { price: unitPrice(asked.target_unit_micros, asked.currency) }),
    asked.needed_by,
    asked.note,
  ];
  const setPrice = (changed: TypedPrice) =>
    onChange({ ...line, prices: line.prices.map((price) => (price.key === changed.key ? changed : price)) });
  return (
    <Group>
      <legend>
        <PartNumber>{asked.mpn}</PartNumber>
      </legend>
      <Note>{wanted.filter(Boolean).join(' · ')}</Note>
      <Row>
        <SelectField
          compact
          label={t('answer.kind')}
          value={line.answer}
          options={answers.map((value) => ({ value, label: t(`answer.${value}`) }))}
          onChange={(event) => onChange({ ...line, answer: answers.find((one) => one === event.target.value) ?? 'quoted' })}
          hint={line.answer === 'information' ? t('answer.information_hint') : undefined}
          error={errorAt('quotes') ?? errorAt('information')}
        />
        <TextField
          compact
          label={t('answer.note')}
          value={line.note}
          maxLength={500}
          onChange={(event) => onChange({ ...line, note: event.target.value })}
          error={errorAt('answer_note')}
        />
      </Row>
      {line.answer === 'no_bid'
        ? null
        : line.prices.map((price, index) => (
            <PriceRow
              key={price.key}
              price={price}
              currency={currency}
              isCarried={line.answer !== 'information'}
              onChange={setPrice}
              errorAt={(path) => errorAt(`${line.answer === 'information' ? 'information' : 'quotes'}.${index}.${path}`)}
            />
          ))}
      {line.answer === 'no_bid' || line.prices.length >= 10 ? null : (
        <Button
          size="small"
          onClick={() =>
            onChange({ ...line, prices: [...line.prices, emptyPrice({ ...asked, sku: line.prices.at(-1)?.sku ?? asked.sku }, '')] })
          }
        >
          {t('answer.more', { mpn: asked.mpn })}
        </Button>
      )}
    </Group>
  );
}

interface PriceRowProps {
  price: TypedPrice;
  currency: string;
  /** Whether it is a part of the shop, which can be ordered. */
  isCarried: boolean;
  onChange: (price: TypedPrice) => void;
  errorAt: (path: string) => string | undefined;
}

function PriceRow({ price, currency, isCarried, onChange, errorAt }: PriceRowProps) {
  const { t } = useTranslation('admin');
  const field = (name: 'sku' | 'mpn' | 'maker' | 'quantity' | 'price' | 'lead' | 'dateCode' | 'until', path: string) => ({
    compact: true,
    value: price[name],
    error: errorAt(path),
    onChange: (event: { target: { value: string } }) => onChange({ ...price, [name]: event.target.value }),
  });
  return (
    <Fields>
      {isCarried ? (
        <TextField {...field('sku', 'sku')} label={t('answer.sku')} maxLength={40} />
      ) : (
        <>
          <TextField {...field('mpn', 'mpn')} label={t('answer.mpn')} maxLength={60} />
          <TextField {...field('maker', 'manufacturer')} label={t('answer.maker')} maxLength={80} />
        </>
      )}
      <TextField {...field('quantity', 'quantity')} label={t('answer.quantity')} inputMode="numeric" />
      <TextField {...field('price', 'price')} label={t('answer.price', { currency })} inputMode="decimal" />
      <TextField {...field('lead', 'lead_time_days')} label={t('answer.lead')} inputMode="numeric" />
      {isCarried ? <TextField {...field('dateCode', 'date_code')} label={t('answer.date_code')} maxLength={40} /> : null}
      <TextField {...field('until', 'valid_until')} label={t('answer.until')} type="date" />
    </Fields>
  );
}
