/** `npm run -s shop -- return …`: what comes back, and what is done with it. */
import { type AdminReturn, moveReturn as endpoint, getAdminReturns } from '#contract/api/admin/returns.ts';
import { type Acting, actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { readRequest } from '#server/http/read-request.ts';
import { asTable, ConsoleProblem, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { formatMoney } from '#server/kernel/format.ts';
import { findReturns } from './find-returns.ts';
import { moveReturn } from './move-return.ts';
import { findAnyReturn, showAdminReturn } from './show-admin-return.ts';

export const returnHelp = `lists returns and withdrawals, and works on them:
             return list                      the newest; --status requested --find WORD --page 2
             return show NUMBER
             return accept NUMBER             --address "…" with \\n between lines, where not to the shop
             return decline NUMBER --message "…"
             return receive NUMBER --line 1=3 --scrap 1=1   pieces back to stock, and thrown away
             return refund NUMBER AMOUNT      with a credit note
             return replace NUMBER --carrier DHL --tracking 0034…
             return close NUMBER              with neither; --message "…" goes to the customer
             return cancel NUMBER             the parts never came`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  status: text,
  find: text,
  page: text,
  message: text,
  address: text,
  line: texts,
  scrap: texts,
  carrier: text,
  tracking: text,
} as const;
type Values = ReturnType<typeof readWords<typeof options>>['values'];

/** Runs the words after "return". */
export function runReturn(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action = 'list', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'list') return listReturns(deps, values);
    const number = wordAt(rest, 0, 'The return number').toUpperCase();
    const current = await showAdminReturn(acting, deps.db, await findAnyReturn(deps.db, number));
    const shown = action === 'show' ? current : await step(acting, current, changeOf(action, current, rest.slice(1), values));
    for (const line of describe(shown)) console.log(line);
  });
}

function changeOf(action: string, current: AdminReturn, rest: string[], { message, ...values }: Values): Record<string, unknown> {
  switch (action) {
    case 'accept':
      return { to: 'accepted', message, return_to: values.address?.replaceAll('\\n', '\n') };
    case 'decline':
      return { to: 'declined', message };
    case 'receive':
      return { to: 'received', received: receivedOf(current, values), message };
    case 'refund':
      return { to: 'closed', outcome: 'refunded', refund: wordAt(rest, 0, 'The amount'), message };
    case 'replace':
      return { to: 'closed', outcome: 'replaced', parcel: { carrier: values.carrier ?? '', tracking_no: values.tracking }, message };
    case 'close':
      return { to: 'closed', outcome: 'none', message };
    case 'cancel':
      return { to: 'cancelled', message };
    default:
      throw new ConsoleProblem(`"return ${action}" is no command: list, show, accept, decline, receive, refund, replace, close or cancel.`);
  }
}

/** Pieces by the number of their line, of words such as `1=3`. */
function piecesIn(given: readonly string[]): Map<number, number> {
  const pairs = given.map((one) => one.split('=', 2));
  return new Map(pairs.map(([place = '', quantity = '']) => [readCount(place, 'line', 1), readCount(quantity, 'number of pieces')]));
}

/** Lines are counted from 1, as they are listed. */
function receivedOf({ lines }: AdminReturn, { line = [], scrap = [] }: Omit<Values, 'message'>) {
  const [good, bad] = [piecesIn(line), piecesIn(scrap)];
  return lines.map(({ line_id }, index) => ({ line_id, restocked: good.get(index + 1) ?? 0, scrapped: bad.get(index + 1) ?? 0 }));
}

function step(acting: Acting, { return_no, version }: AdminReturn, change: Record<string, unknown>): Promise<AdminReturn> {
  return moveReturn(acting, readRequest(endpoint.request, { return_no, version, ...change }));
}

async function listReturns({ db }: StoreDeps, { status, find, page }: Values): Promise<void> {
  const asked = { status, keyword: find, page: page === undefined ? undefined : readCount(page, '--page') };
  const { list, total, current_page, last_page } = await findReturns(db, readRequest(getAdminReturns.request, asked));
  const rows = list.map((one) => [
    one.return_no,
    one.created_at.slice(0, 10),
    one.kind,
    one.status,
    `${one.pieces} pieces`,
    one.order_no,
    one.customer,
  ]);
  for (const line of asTable(rows)) console.log(line);
  console.log(total === 0 ? 'There are no such returns.' : `${total} returns, page ${current_page} of ${last_page}`);
}

/** A return on a screen of text. */
function describe(one: AdminReturn): string[] {
  const money = (amount: number) => formatMoney(amount, one.currency, 'en');
  return [
    `${one.return_no}  ${one.kind}  ${one.status}  version ${one.version}  of ${one.order_no}`,
    `${one.customer}, ${one.country}  ${one.email}`,
    ...[one.reason, one.note, one.answer].flatMap((said) => said ?? []),
    ...asTable(
      one.lines.map(({ sku, mpn, quantity, restocked, scrapped }, index) => {
        return [`  ${index + 1}`, sku, mpn, `${quantity} pieces`, `${restocked} back in stock`, `${scrapped} scrapped`];
      }),
    ),
    `worth ${money(one.worth)}, at most ${money(one.refundable)} can be refunded`,
    ...(one.outcome === null ? [] : [`ended: ${one.outcome}${one.refund === null ? '' : ` ${money(one.refund)}`}`]),
    `possible now: ${one.steps.join(', ') || 'nothing'}`,
  ];
}
