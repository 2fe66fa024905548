/** What a guest fills in who has lost the link to an order or inquiry. */
import * as z from 'zod/mini';
import { email, failsAs } from '#contract/api/fields.ts';

const tradeFormat = /^(?:SO|RQ)-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/;

/** The number as it was given out, of what somebody typed: without its hyphens, in small letters, with O for 0 and I or L for 1. */
export function readTradeNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '');
  const [, kind, day, rest] = /^(SO|RQ)(\d{6})(\w{6})$/.exec(plain) ?? [];
  if (kind === undefined || rest === undefined) return typed.trim();
  return `${kind}-${day}-${rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`;
}

/** Number of an order or an inquiry. */
export const tradeNumber = z.string().check(
  z.overwrite(readTradeNumber),
  z.refine((value) => value.length > 0, { ...failsAs('required'), abort: true }),
  z.refine((value) => tradeFormat.test(value), failsAs('invalid_format')),
);

export const sendOrderLinkRequest = z.object({ number: tradeNumber, email });
