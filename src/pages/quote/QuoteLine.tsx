import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { InquiryLine } from '#contract/api/quote.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { QuantityChoice } from '#src/components/parts/QuantityChoice.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type QuoteChoice, rulesOf } from './quote-choice.ts';
import { Choice } from '#src/components/order/step-layout.ts';
import { QuoteInformation } from './QuoteInformation.tsx';
import { usePriceText } from './use-price-text.ts';

type Chosen = QuoteChoice[string];

interface QuoteLineProps {
  line: InquiryLine;
  currency: string;
  /** Undefined where nothing can be chosen. */
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
}

const none = 'none';

/** One part that was asked for, and the shop's prices for it. */
export function QuoteLine({ line, currency, chosen, onChoose }: QuoteLineProps) {
  const { t } = useTranslation('quote_page');
  const priceText = usePriceText(currency);
  const { mpn, quotes, answer } = line;
  const price = quotes.find((one) => one.quote_line_id === chosen?.price);
  return (
    <Box>
      <Asked line={line} />
      {answer === 'no_bid' ? <StatusMark tone="stopped">{t('answer.no_bid')}</StatusMark> : null}
      {answer === 'pending' ? <StatusMark tone="info">{t('answer.pending')}</StatusMark> : null}
      {line.information.length > 0 ? <QuoteInformation prices={line.information} currency={currency} /> : null}
      {line.answer_note === null ? null : <p>{line.answer_note}</p>}
      {quotes.length > 0 && chosen !== undefined ? (
        <Prices>
          <RadioGroup
            legend={<VisuallyHidden>{t('price.choose', { mpn })}</VisuallyHidden>}
            value={chosen?.price ?? none}
            onChange={(value) => {
              const next = quotes.find((one) => one.quote_line_id === value);
              onChoose(next ? { price: next.quote_line_id, quantity: next.quantity } : null);
            }}
            options={[...quotes.map((one) => ({ value: one.quote_line_id, ...priceText(one) })), { value: none, label: t('price.none') }]}
          />
        </Prices>
      ) : null}
      {chosen === undefined ? (
        <Offers>
          {quotes.map((one) => {
            const { label, note, aside } = priceText(one);
            return (
              <li key={one.quote_line_id}>
                <span>{label}</span> <span>{aside}</span>
                <small>{note}</small>
              </li>
            );
          })}
        </Offers>
      ) : null}
      {chosen && price ? (
        <QuantityChoice
          key={price.quote_line_id}
          mpn={price.product?.mpn ?? price.sku}
          rules={rulesOf(price)}
          quantity={chosen.quantity}
          onChange={(quantity) => onChoose({ price: price.quote_line_id, quantity })}
        />
      ) : null}
    </Box>
  );
}

/** What the customer asked for. */
function Asked({ line }: { line: InquiryLine }) {
  const { t } = useTranslation('quote_page');
  const { integer, unitPrice, date } = useFormat();
  const { mpn, product, manufacturer, quantity, target_unit_micros: target, needed_by: needed, note } = line;
  const wishes = [
    t('detail.asked', { count: quantity, pieces: integer(quantity) }),
    ...(target === null ? [] : [t('detail.target', { price: unitPrice(target, line.currency) })]),
    ...(needed === null ? [] : [t('detail.needed', { date: date(`${needed}T12:00:00Z`) })]),
  ];
  return (
    <div>
      {product ? (
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
          <PartNumber>{mpn}</PartNumber>
        </RouteLink>
      ) : (
        <PartNumber>{mpn}</PartNumber>
      )}
      <Small>
        <Unbroken text={[manufacturer, product?.description].filter(Boolean).join(' · ')} />
      </Small>
      <Small>{wishes.join(' · ')}</Small>
      {note === null ? null : <Small>{t('detail.your_note', { note })}</Small>}
    </div>
  );
}

const Box = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  padding-block: ${theme.space['4']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  overflow-wrap: anywhere;
`;

const Prices = styled(Choice)`
  margin: 0;
  legend {
    margin: 0;
  }
`;

const Offers = styled.ul`
  display: grid;
  gap: ${theme.space['2']};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['4']};
    justify-content: space-between;
  }
  small {
    width: 100%;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

const Small = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;
