/** `npm run -s shop -- quote …`: inquiries, and the prices that answer them. */
import { parseArgs } from 'node:util';
import { inquiryFilter, type QuoteAnswer, type ShopInquiry } from '#contract/api/quote-answer.ts';
import { quoteStatuses } from '#contract/api/quote.ts';
import { personName } from '#contract/person-name.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatMoney, formatUnitPrice } from '#server/kernel/format.ts';
import { type Acting, actingOnConsole } from '#server/caller/acting.ts';
import { checked, asTable, ConsoleProblem, readCount, tellProblems, wordAt } from '#server/kernel/console.ts';
import { reviewInquiry, saveQuote, writeToCustomer } from './answer-quote.ts';
import { copyQuote } from './copy-quote.ts';
import { answersOf, readAnswerFile, type TypedRow } from './read-answer.ts';
import { listInquiries, showForShop } from './shop-inquiries.ts';

export const quoteHelp = `lists inquiries and answers them with prices:
             quote list                       the newest; --status submitted --find WORD --page 2
             quote show NUMBER
             quote review NUMBER              takes it into review; an expired one is quoted anew
             quote answer NUMBER --line 1 --sku SKU --quantity 1000 --price 0.0123 --cost 0.008
               --lead 14 --until 2026-12-31 --date-code 2631 --alternative --note "…"
                                              --mpn NUMBER --manufacturer NAME in place of --sku: a part that
                                              the shop does not carry, for information
                                              --line again begins another price; --no-bid 2 for a line without
               --file answer.csv              or .json: line, sku or mpn and manufacturer, quantity,
                                              price, cost, lead, until, date_code, alternative, no_bid, note
             quote send NUMBER --message "…"  sends what is answered; without any price it is a "no bid"
             quote copy NUMBER                a new inquiry of the customer with these parts and prices as a draft
             quote message NUMBER "…"         writes to the customer`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  status: text,
  find: text,
  page: text,
  line: texts,
  sku: texts,
  mpn: texts,
  manufacturer: texts,
  quantity: texts,
  price: texts,
  cost: texts,
  lead: texts,
  until: texts,
  'date-code': texts,
  alternative: { type: 'boolean', multiple: true },
  note: texts,
  'no-bid': texts,
  file: text,
  message: text,
} as const;

function readWords(words: string[]) {
  return parseArgs({ args: words, options, allowPositionals: true, tokens: true });
}
type Typed = ReturnType<typeof readWords>;

/** Runs the words after "quote". */
export function runQuote(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const read = readWords(words);
    const acting = actingOnConsole(deps);
    const [action = 'list', number, ...rest] = read.positionals;
    if (action === 'list') return list(acting, read.values);
    const inquiryNo = wordAt([number ?? ''], 0, 'The inquiry number').toUpperCase();
    await act(acting, action, await showForShop(acting, inquiryNo), rest, read);
    const shown = action === 'copy' ? (await copyQuote(acting, inquiryNo)).inquiryNo : inquiryNo;
    for (const line of describe(await showForShop(acting, shown))) console.log(line);
  });
}

async function act(acting: Acting, action: string, inquiry: ShopInquiry, rest: string[], { values, tokens }: Typed): Promise<void> {
  const { inquiry_no, version } = inquiry;
  const answer = (change: Pick<QuoteAnswer, 'lines' | 'send'> & Partial<QuoteAnswer>) =>
    saveQuote(acting, { inquiry_no, version, ...change });
  switch (action) {
    case 'show':
    case 'copy':
      return;
    case 'review':
      await reviewInquiry(acting, inquiry_no);
      return;
    case 'answer': {
      const rows = [...typedRows(tokens), ...(values.file === undefined ? [] : await readAnswerFile(values.file))];
      if (rows.length === 0) throw new ConsoleProblem('Name a --line with its price, a --no-bid or a --file.');
      await answer({ lines: answersOf(inquiry, rows), send: false });
      return;
    }
    case 'send':
      await answer({ lines: [], message: values.message, send: true });
      return;
    case 'message':
      await writeToCustomer(acting, inquiry_no, wordAt([rest.join(' ') || (values.message ?? '')], 0, 'The message'));
      return;
    default:
      throw new ConsoleProblem(`"quote ${action}" is no command: list, show, review, answer, send, copy or message.`);
  }
}

/** Words after a --line belong to it; the words themselves tell where the next price begins. */
function typedRows(tokens: Typed['tokens']): TypedRow[] {
  const rows: TypedRow[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const value = token.value ?? '';
    if (token.name === 'line') rows.push({ line: value });
    else if (token.name === 'no-bid') rows.push({ line: value, no_bid: true });
    else if (token.name !== 'file' && token.name !== 'message') {
      const row = rows.at(-1);
      if (!row) throw new ConsoleProblem(`--${token.name} comes after the --line that it is for.`);
      Object.assign(row, token.name === 'alternative' ? { alternative: true } : { [token.name.replace('-', '_')]: value });
    }
  }
  return rows;
}

async function list(acting: Acting, { status, find, page }: Typed['values']): Promise<void> {
  if (status !== undefined && !quoteStatuses.some((one) => one === status)) {
    throw new ConsoleProblem(`There is no state "${status}": ${quoteStatuses.join(', ')}.`);
  }
  const asked = { status, keyword: find, page: page === undefined ? undefined : readCount(page, 'page', 1) };
  const found = await listInquiries(acting, checked(inquiryFilter, asked));
  const rows = found.list.map((one) => [
    one.inquiry_no,
    one.status,
    one.created_at.slice(0, 10),
    `${one.quoted_count} of ${one.line_count} quoted`,
    one.total === null ? '' : formatMoney(one.total, one.currency, 'en'),
    one.customer,
    one.mpns.join(', '),
  ]);
  for (const line of asTable(rows)) console.log(line);
  console.log(
    found.total === 0 ? 'There are no such inquiries.' : `${found.total} inquiries, page ${found.current_page} of ${found.last_page}`,
  );
}

/** An inquiry on a screen of text. */
function describe(inquiry: ShopInquiry): string[] {
  const { contact, currency } = inquiry;
  const unit = (micros: number) => formatUnitPrice(micros, currency, 'en');
  return [
    `${inquiry.inquiry_no}  ${inquiry.status}  version ${inquiry.version}  ${currency}  ${inquiry.locale}`,
    [contact.company, personName(contact), contact.country, contact.email, contact.phone].filter(Boolean).join(', '),
    ...(inquiry.note ? [`  note: ${inquiry.note}`] : []),
    ...inquiry.lines.flatMap((line, at) => [
      [
        `  ${at + 1}`,
        line.sku ?? '(not in the catalog)',
        [line.mpn, line.manufacturer].filter(Boolean).join(', '),
        `${line.quantity} pieces`,
        line.target_unit_micros === null ? '' : `wanted at ${formatUnitPrice(line.target_unit_micros, line.currency, 'en')}`,
        line.needed_by === null ? '' : `by ${line.needed_by}`,
        line.answer,
        line.note ? `(${line.note})` : '',
      ]
        .filter(Boolean)
        .join('  '),
      ...line.quotes.map(
        (quote) => `       sent: ${quote.sku}  ${quote.quantity} at ${unit(quote.unit_micros)}  until ${quote.valid_until.slice(0, 10)}`,
      ),
      ...line.information.map(
        (told) =>
          `       sent for information: ${[told.mpn, told.manufacturer].filter(Boolean).join(', ')}  ${told.quantity} at ${unit(told.unit_micros)}`,
      ),
      ...draftOf(inquiry, line.line_id),
    ]),
    ...inquiry.files.map(({ name, size }) => `  file: ${name}, ${size} bytes`),
    ...inquiry.messages.map(({ at, from, text: said }) => `  ${at.slice(0, 16)}  ${from}: ${said}`),
    ...inquiry.events.map(({ at, actor, code, note }) => `  ${at.slice(0, 16)}  ${actor}  ${code}${note ? `: ${note}` : ''}`),
  ];
}

function draftOf({ draft, currency }: ShopInquiry, lineId: string): string[] {
  const line = draft?.lines.find(({ line_id }) => line_id === lineId);
  if (!line) return [];
  const told = line.information ?? [];
  if (told.length > 0) return told.map((one) => `       draft for information: ${one.mpn}  ${one.quantity} at ${one.price} ${currency}`);
  if (line.quotes.length === 0) return [`       draft: ${line.answer}`];
  return line.quotes.map((quote) => {
    const lead = quote.lead_time_days === undefined ? '' : `  lead time ${quote.lead_time_days} days`;
    return `       draft: ${quote.sku}  ${quote.quantity} at ${quote.price} ${currency}${lead}  until ${quote.valid_until ?? 'in 30 days'}`;
  });
}
