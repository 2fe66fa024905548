import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostAlertMicros } from '#contract/api/product.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { readDecimal } from '#contract/read-decimal.ts';
import { typedNumber } from '#contract/value/typed-number.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';

/** What a piece is to cost less than, as it is typed in the visitor's language and currency; empty for any lower price. */
export function usePriceBelow(currency: CurrencyCode | null, quantity: number, { error, reset }: { error?: unknown; reset: () => void }) {
  const { t } = useTranslation('part_alert');
  const { integer, number, unitPrice } = useFormat();
  const { tag } = useLocale();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const micros = readMicros(typed, tag);
  const isWrong = micros === null;
  const refused = isApiError(error) ? error.fields?.['below.unit_micros']?.[0] : undefined;
  const issueText = () => {
    if (isTried && isWrong) return t('below.wrong', { example: number(0.05) });
    if (refused?.limit === undefined || currency === null) return undefined;
    return t('below.lower', { price: unitPrice(refused.limit, currency), quantity: integer(quantity) });
  };
  return {
    /** Undefined where nothing was typed. */
    below: micros === null || micros === undefined || currency === null ? undefined : { unit_micros: micros, currency },
    check: () => {
      setTried(true);
      return !isWrong;
    },
    isRefused: refused !== undefined,
    field: {
      label: t('below.label', { currency }),
      hint: t('below.hint'),
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      value: typed,
      error: issueText(),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        if (refused !== undefined) reset();
      },
    },
  };
}

/** Millionths; undefined for nothing, null for what is no price. */
function readMicros(typed: string, tag: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const read = typedNumber(text, tag);
  // Of `1.172` in German one cannot say whether thousands are meant.
  const isDoubtful = read?.grouped === true && read.other !== null;
  const micros = read && !isDoubtful ? readDecimal(read.text, 6) : null;
  return micros === null || micros < 1 || micros > mostAlertMicros ? null : micros;
}
