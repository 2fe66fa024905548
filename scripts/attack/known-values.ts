/** Values that the shop itself gave in its answers, by the name of the field: without them nearly every request would end at "not found". */
import type { Random } from './random.ts';

export interface KnownValues {
  /** Learns from an answer. */
  learn: (answer: unknown) => void;
  add: (field: string, value: string) => void;
  /** A value for a field of a request; null where none is known. */
  give: (field: string, random: Random, pattern: RegExp | null) => string | null;
}

/** Fields of requests that are called otherwise in answers. */
const elsewhere: Record<string, readonly string[]> = {
  web_urls: ['web_url'],
  category_web_url: ['category_web_url', 'web_url'],
  root: ['web_url'],
  skus: ['sku'],
  line_ids: ['line_id'],
  shipping_address_id: ['id'],
  billing_address_id: ['id'],
  coupon_code: ['code'],
  files: ['file_id'],
  images: ['file_id'],
  logo: ['file_id'],
  comment_id: ['id'],
  keyword: ['mpn', 'sku', 'name'],
  keywords: ['mpn', 'sku'],
  q: ['name', 'key'],
  token: ['token', 'key'],
};
const mostOfAField = 60;
const deepest = 8;

export function knownValues(): KnownValues {
  const byField = new Map<string, string[]>();
  const add = (field: string, value: string): void => {
    const known = byField.get(field) ?? [];
    byField.set(field, known);
    if (known.includes(value)) return;
    // The newest replaces the oldest: orders and carts come to an end.
    if (known.push(value) > mostOfAField) known.shift();
  };
  const learn = (answer: unknown, field = '', depth = 0): void => {
    if (typeof answer === 'string') {
      if (field !== '' && answer.length > 0 && answer.length <= 100) add(field, answer);
    } else if (typeof answer === 'object' && answer !== null && depth < deepest) {
      const isList = Array.isArray(answer);
      for (const [name, value] of Object.entries(answer).slice(0, 20)) learn(value, isList ? field : name, depth + 1);
    }
  };
  return {
    learn: (answer) => learn(answer),
    add,
    give: (field, random, pattern) => {
      const known = (elsewhere[field] ?? [field]).flatMap((name) => byField.get(name) ?? []);
      const fitting = pattern === null ? known : known.filter((value) => pattern.test(value));
      return fitting.length === 0 ? null : random.pick(fitting);
    },
  };
}
