/** `npm run -s shop -- coupon …`: adds, lists and stops coupons. */
import { type AdminCoupon, getAdminCoupons, saveCouponDef } from '#contract/api/admin/coupon.ts';
import { day } from '#contract/durations.ts';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { ConsoleProblem, parsed, readCount, readWords, tellProblems } from '#server/kernel/console.ts';
import { formatMoney, formatRate } from '#server/kernel/format.ts';
import { listCoupons, saveCoupon } from './coupons.ts';

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

type Values = ReturnType<typeof readWords<typeof options>>['values'];

function readDay(written: string): Date {
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written))
    throw new ConsoleProblem(`"${written}" is no day such as 2026-12-31.`);
  return date;
}

/** Texts by language; those without a language are English. */
function wordsOf(values: Values, name: 'title' | 'terms'): Partial<Record<WordLanguage, string>> {
  const given = wordLanguages.map((language) => [language, language === 'en' ? values[name] : values[`${name}-${language}`]] as const);
  return Object.fromEntries(given.filter((entry): entry is [WordLanguage, string] => Boolean(entry[1])));
}

/** The call that the words of a command are. */
function readCoupon([code = '', kind = '', worth]: string[], values: Values) {
  const { currency, max, min, from, until, limit, 'per-user': perUser } = values;
  return parsed(saveCouponDef, {
    code: code.toUpperCase(),
    kind,
    worth,
    currency: currency?.toUpperCase(),
    max_discount: max,
    min_subtotal: min,
    starts_at: from === undefined ? undefined : readDay(from).toISOString(),
    // The last day counts whole.
    ends_at: until === undefined ? undefined : new Date(readDay(until).getTime() + day).toISOString(),
    scope: { categories: values.category, manufacturers: values.maker, skus: values.part?.map((sku) => sku.toUpperCase()) },
    first_order_only: values['first-order'],
    per_user_limit: perUser === undefined ? undefined : readCount(perUser, 'limit'),
    total_limit: limit === undefined ? undefined : readCount(limit, 'limit', 1),
    public: values.public,
    title: wordsOf(values, 'title'),
    terms: wordsOf(values, 'terms'),
  });
}

/** One line of the list. */
function describeCoupon({ code, kind, state, percent_bp: percent, amount, currency, ends_at: ends, ...coupon }: AdminCoupon): string {
  const fixed = amount !== null && currency !== null ? formatMoney(amount, currency, 'en') : kind;
  const worth = kind === 'percent' ? formatRate(percent ?? 0, 'en') : fixed;
  const until = ends === null ? 'no end' : `until ${new Date(Date.parse(ends) - 1).toISOString().slice(0, 10)}`;
  const uses = `${coupon.used} of ${coupon.total_limit ?? 'any'} used`;
  return [code.padEnd(16), state.padEnd(9), worth, uses, until, coupon.public ? 'public' : 'by code'].join('  ');
}

/** Runs the words after "coupon". */
export function runCoupon(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action = 'list', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'add') console.log(describeCoupon(await saveCoupon(acting, readCoupon(rest, values))));
    else if (action === 'stop') {
      const { code } = await saveCoupon(acting, parsed(saveCouponDef, { code: (rest[0] ?? '').toUpperCase(), disabled: true }));
      console.log(`${code} is stopped. Orders that have it keep it.`);
    } else if (action === 'list') {
      const {
        list,
        total,
        current_page: current,
        last_page: last,
      } = await listCoupons(parsed(getAdminCoupons, { page: values.page }), acting);
      for (const one of list) console.log(describeCoupon(one));
      console.log(total === 0 ? 'There are no coupons.' : `${total} coupons, page ${current} of ${last}`);
    } else throw new ConsoleProblem(`"coupon ${action}" is no command: add, list or stop.`);
  });
}
