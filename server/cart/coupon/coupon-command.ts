/** `npm run -s shop -- coupon …`: adds, lists and stops coupons. */
import { day } from '#contract/durations.ts';
import { parseArgs } from 'node:util';
import { currency as currencyField } from '#contract/api/fields.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import type { Database } from '#server/db/client.ts';
import { showPage } from '#server/http/list-query.ts';
import { formatMoney, formatRate } from '#server/kernel/format.ts';
import { couponState } from '#server/rules/coupon.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import type { CouponRow } from './coupon-case.ts';
import { addCoupon, CouponProblem, type NewCoupon, readAmount, readCoupons, readPercent, stopCoupon } from './define-coupon.ts';

export const couponHelp = `adds, lists and stops coupons:
             coupon add SAVE10 percent 10     coupon add FIVE fixed 5.00     coupon add POSTFREE free_shipping
               --currency EUR                 of all amounts here; others are converted
               --max 20  --min 50             most it takes off; least worth of the parts it is for
               --from 2026-12-01 --until 2026-12-31   first and last day, UTC
               --limit 100  --per-user 1      uses in all; per account (0: no limit, also for guests)
               --first-order --public         for a first order only; offered on the coupon page
               --category mlcc --maker murata --part SKU   only for these; each may come several times
               --title "…" --terms "…"        English words; others by language: --title-de, --terms-ja …
             coupon list                      the newest; --page 2
             coupon stop SAVE10`;

const perPage = 20;
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** The options of a text in each language but the source. */
function translated<Name extends string>(name: Name) {
  const entries = wordLanguages.filter((language) => language !== 'en').map((language) => [`${name}-${language}`, text]);
  // Object.fromEntries loses the literal names
  return Object.fromEntries(entries) as Record<`${Name}-${Exclude<WordLanguage, 'en'>}`, typeof text>;
}

const options = {
  currency: text,
  page: text,
  max: text,
  min: text,
  from: text,
  until: text,
  limit: text,
  'per-user': text,
  'first-order': flag,
  public: flag,
  category: texts,
  maker: texts,
  part: texts,
  title: text,
  terms: text,
  ...translated('title'),
  ...translated('terms'),
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

function readDay(written: string): Date {
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written))
    throw new CouponProblem(`"${written}" is no day such as 2026-12-31.`);
  return date;
}

function dayAfter(written: string): Date {
  return new Date(readDay(written).getTime() + day);
}

function readLimit(count: string, least: number): number {
  const limit = Number(count);
  if (!Number.isSafeInteger(limit) || limit < least || limit > 1_000_000_000) throw new CouponProblem(`"${count}" is no limit.`);
  return limit;
}

function readCurrency(code: string): CurrencyCode {
  const known = currencyField.safeParse(code.toUpperCase());
  if (!known.success) throw new CouponProblem(`The shop does not trade in "${code}".`);
  return known.data;
}

/** WordLanguage by language; those without a language are English. */
function wordsOf(values: Values, name: 'title' | 'terms'): Record<string, string> {
  const given = wordLanguages.map((language) => [language, language === 'en' ? values[name] : values[`${name}-${language}`]] as const);
  return Object.fromEntries(given.filter((entry): entry is [WordLanguage, string] => Boolean(entry[1])));
}

function worthOf(kind: string, worth: string | undefined, currency: CurrencyCode): Pick<NewCoupon, 'kind' | 'percentBp' | 'amount'> {
  if (kind === 'free_shipping' && worth === undefined) return { kind };
  if (kind === 'percent' && worth !== undefined) return { kind, percentBp: readPercent(worth) };
  if (kind === 'fixed' && worth !== undefined && readAmount(worth, currency) > 0) return { kind, amount: readAmount(worth, currency) };
  throw new CouponProblem('A coupon is "percent 10", "fixed 5.00" or "free_shipping".');
}

/** The coupon that the words of a command describe. */
function readCouponWords([code = '', kind = '', worth]: string[], values: Values, now: Date): NewCoupon {
  const currency = readCurrency(values.currency ?? defaultSettings.baseCurrency);
  const { max, min, from, until, limit, 'per-user': perUser } = values;
  return {
    code: code.toUpperCase(),
    ...worthOf(kind, worth, currency),
    currency,
    title: wordsOf(values, 'title'),
    terms: wordsOf(values, 'terms'),
    maxDiscount: max === undefined ? null : readAmount(max, currency),
    minSubtotal: min === undefined ? 0 : readAmount(min, currency),
    startsAt: from === undefined ? now : readDay(from),
    endsAt: until === undefined ? null : dayAfter(until),
    totalLimit: limit === undefined ? null : readLimit(limit, 1),
    perUserLimit: perUser === undefined ? 1 : readLimit(perUser, 0),
    firstOrderOnly: values['first-order'] ?? false,
    isPublic: values.public ?? false,
    categories: values.category ?? [],
    manufacturers: values.maker ?? [],
    skus: (values.part ?? []).map((sku) => sku.toUpperCase()),
  };
}

/** One line of the list. */
function describeCoupon(row: CouponRow, now: Date): string {
  const worth =
    row.kind === 'percent'
      ? formatRate(row.percentBp ?? 0, 'en')
      : row.kind === 'fixed'
        ? formatMoney(row.amount ?? 0, row.currency, 'en')
        : row.kind;
  const until = row.endsAt ? `until ${new Date(row.endsAt.getTime() - 1).toISOString().slice(0, 10)}` : 'no end';
  const uses = `${row.used} of ${row.totalLimit ?? 'any'} used`;
  return [row.code.padEnd(16), couponState(row, now).padEnd(9), worth, uses, until, row.isPublic ? 'public' : 'by code'].join('  ');
}

/** Runs the words after "coupon"; what is wrong with them is a `SetupError`, which is shown as one line. */
export async function runCoupon(db: Database, words: string[]): Promise<void> {
  try {
    await run(db, parseArgs({ args: words, options, allowPositionals: true }), new Date());
  } catch (error) {
    // Node's own words for an option that does not exist or lacks its value.
    const isMistyped = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (error instanceof CouponProblem || isMistyped) throw new SetupError(error.message);
    throw error;
  }
}

async function run(db: Database, { values, positionals }: { values: Values; positionals: string[] }, now: Date): Promise<void> {
  const [action = 'list', ...rest] = positionals;
  if (action === 'add') console.log(describeCoupon(await addCoupon(db, readCouponWords(rest, values, now)), now));
  else if (action === 'stop') {
    const code = (rest[0] ?? '').toUpperCase();
    await stopCoupon(db, code, now);
    console.log(`${code} is stopped. Orders that have it keep it.`);
  } else if (action === 'list') {
    const page = { page: values.page === undefined ? 1 : readLimit(values.page, 1), size: perPage };
    const { rows, found } = await readCoupons(db, page);
    for (const row of rows) console.log(describeCoupon(row, now));
    const { current_page: current, last_page: last } = showPage(rows, found, page);
    console.log(found === 0 ? 'There are no coupons.' : `${found} coupons, page ${current} of ${last}`);
  } else throw new CouponProblem(`"coupon ${action}" is no command: add, list or stop.`);
}
