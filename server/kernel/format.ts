import type { Micros, Minor } from '#contract/money.ts';
import { amountText, chargedPriceText, type FormatOf, moneyText } from '#contract/money-text.ts';
import { writtenDay } from '#contract/written-day.ts';

const formatsOf =
  (tag: string): FormatOf =>
  (options) =>
    new Intl.NumberFormat(tag, options);

/** An amount with its currency, written for a language (BCP 47). */
export function formatMoney(amount: Minor, currency: string, tag: string): string {
  return moneyText(formatsOf(tag), amount, currency);
}

/** An amount with the code of its currency, where the language puts it: `USD 18.41`, `18,41 EUR`. */
export function formatCodedMoney(amount: Minor, currency: string, tag: string): string {
  return moneyText(formatsOf(tag), amount, currency, { currencyDisplay: 'code' });
}

/** An amount without its currency, for a column whose head names it. */
export function formatAmount(amount: Minor, currency: string, tag: string): string {
  return amountText(formatsOf(tag), amount, currency);
}

/** A unit price with as many decimals as it has, at least the currency's. */
export function formatUnitPrice(unitMicros: Micros, currency: string, tag: string): string {
  return chargedPriceText(formatsOf(tag), unitMicros, currency);
}

/** The same without its currency, for a column whose head names it. */
export function formatBareUnitPrice(unitMicros: Micros, currency: string, tag: string): string {
  return chargedPriceText(formatsOf(tag), unitMicros, currency, true);
}

export function formatCount(count: number, tag: string): string {
  return new Intl.NumberFormat(tag).format(count);
}

/** From one kilogram on in kilograms, to the gram. */
export function formatWeight(grams: number, tag: string): string {
  const whole = Math.max(1, Math.round(grams));
  const unit = whole < 1000 ? 'gram' : 'kilogram';
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 3 });
  return format.format(unit === 'gram' ? whole : whole / 1000);
}

/** Basis points as a percentage. */
export function formatRate(basisPoints: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}

/** The day in UTC; a mail does not know the reader's clock. */
export function formatDay(iso: string, tag: string): string {
  return writtenDay(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)), tag);
}

/** Day and time in UTC, to the second, as an acknowledgement of receipt has to tell them. */
export function formatMoment(iso: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
