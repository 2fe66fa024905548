/** Mails about orders that wait for the approvers of a company, each in the language of its reader (`docs/api.md` 6.7). */
import { and, eq } from 'drizzle-orm';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account } from '#server/db/schema.ts';
import { formatCount, formatDay, formatMoney } from '#server/kernel/format.ts';
import { type MailKind, post, type Writer } from '#server/mail/post.ts';
import type { Block } from '#server/mail/render.ts';
import type { ApprovalRow } from './approval-row.ts';

type ApprovalMail = Extract<MailKind, `approval_${string}`>;

interface Person {
  id: string;
  email: string;
  locale: string;
  firstName: string;
  lastName: string;
}

const person = { id: account.id, email: account.email, locale: account.locale, firstName: account.firstName, lastName: account.lastName };

/** Asks all who may approve. */
export async function tellApprovers(deps: StoreDeps, queries: Queries, row: ApprovalRow): Promise<void> {
  const approves = and(eq(account.companyId, row.companyId ?? ''), eq(account.companyRole, 'approver'), eq(account.status, 'active'));
  const [asker] = await queries.select(person).from(account).where(eq(account.id, row.accountId));
  const readers = await queries.select(person).from(account).where(approves).orderBy(account.id);
  for (const reader of readers) {
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    if (asker) await send(deps, queries, 'approval_asked', row, asker, reader);
  }
}

/** Tells who asked what became of it. */
export async function tellAsker(
  deps: StoreDeps,
  queries: Queries,
  kind: Exclude<ApprovalMail, 'approval_asked'>,
  row: ApprovalRow,
): Promise<void> {
  const [asker] = await queries.select(person).from(account).where(eq(account.id, row.accountId));
  if (asker) await send(deps, queries, kind, row, asker, asker);
}

async function send(deps: StoreDeps, queries: Queries, kind: ApprovalMail, row: ApprovalRow, asker: Person, reader: Person): Promise<void> {
  const locale = isLocaleKey(reader.locale) ? reader.locale : 'en';
  const { tag } = locales[locale];
  await post(deps, queries, {
    kind,
    to: reader.email,
    accountId: reader.id,
    locale,
    values: {
      total: formatMoney(row.total, row.currency, tag),
      date: formatDay(row.expiresAt.toISOString(), tag),
      order_no: row.orderNo ?? '',
    },
    blocks: (writer) => blocksOf(kind, row, asker, writer),
  });
}

function blocksOf(kind: ApprovalMail, row: ApprovalRow, asker: Person, { say, url, tag }: Writer): Block[] {
  const { asked, currency } = row;
  const query = new URLSearchParams({ section: 'approvals', approval: row.id });
  const facts: [string, string | null][] = [
    [say('approval.asked_by'), kind === 'approval_asked' ? `${asker.firstName} ${asker.lastName}, ${asker.email}` : null],
    [say('order.po_number'), asked.po_number],
    [say('order.total'), formatMoney(row.total, currency, tag)],
  ];
  return [
    { kind: 'link', label: say('approval.open'), url: `${url}${buildPath('user-userCenter')}?${query.toString()}` },
    ...said(say('approval.reason'), kind === 'approval_refused' ? row.reason : null),
    {
      kind: 'table',
      head: [say('order.part'), say('order.quantity'), say('order.amount')],
      rows: asked.lines.map(({ mpn, manufacturer, quantity, line_total }) => [
        `${mpn} (${manufacturer})`,
        formatCount(quantity, tag),
        formatMoney(line_total, currency, tag),
      ]),
    },
    { kind: 'facts', rows: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])) },
    ...said(say('approval.note'), kind === 'approval_asked' ? asked.customer_note : null),
  ];
}

function said(label: string, text: string | null): Block[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: label },
    { kind: 'lines', lines: text.split('\n') },
  ];
}
