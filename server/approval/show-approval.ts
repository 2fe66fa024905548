import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { approvalActions, ApprovalSummary, getApprovals, ShownApproval } from '#contract/api/approval.ts';
import type { ShortageChoice } from '#contract/api/checkout.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { findMembership } from '#server/account/company/approval-need.ts';
import type { ApprovalRow } from '#server/account/company/approval-row.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { nameTaxes } from '#server/cart/name-taxes.ts';
import type { Queries } from '#server/db/client.ts';
import { account, orderApproval } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { asStoreError, errorBody } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';
import type { OrderPlan } from '#server/order/plan-order.ts';
import { creditProblems, problemsOf } from '#server/order/preview.ts';
import { shippingName } from '#server/order/show-shipping.ts';
import { findApproval, visibleApprovals } from './find-approval.ts';
import { callOfAsker, draftOf, planApproval } from './plan-approval.ts';

export async function listApprovals(query: ParsedRequestOf<typeof getApprovals>, call: Call): Promise<ResponseOf<typeof getApprovals>> {
  const { db } = call.deps;
  const page = readPage(query);
  const status = query.status && eq(orderApproval.status, query.status);
  const matching = and(await visibleApprovals(call, db), status);
  const rows = await readAsked(db, matching)
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return showPage(
    rows.map((row) => summarise(call, row)),
    await db.$count(orderApproval, matching),
    page,
  );
}

const asker = { email: account.email, firstName: account.firstName, lastName: account.lastName };

function readAsked(queries: Queries, matching: SQL | undefined) {
  return queries
    .select({ row: orderApproval, asker })
    .from(orderApproval)
    .innerJoin(account, eq(account.id, orderApproval.accountId))
    .where(matching)
    .orderBy(desc(orderApproval.createdAt), desc(orderApproval.id))
    .$dynamic();
}

type Asked = Awaited<ReturnType<typeof readAsked>>[number];

function summarise(call: Call, { row, asker: who }: Asked): ApprovalSummary {
  return {
    id: row.id,
    status: row.status === 'waiting' && row.expiresAt <= call.now ? 'expired' : row.status,
    asked_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    reason: row.reason,
    order_no: row.orderNo,
    asked_by: { name: `${who.firstName} ${who.lastName}`.trim(), email: who.email },
    is_own: row.accountId === userOf(call).id,
    lines: row.asked.lines.length,
    currency: row.currency,
    total: row.total,
  };
}

export async function summariseApproval(call: Call, queries: Queries, id: string): Promise<ApprovalSummary> {
  const [asked] = await readAsked(queries, eq(orderApproval.id, id));
  if (!asked) throw new Error(`Approval ${id} has no asker`);
  return summarise(call, asked);
}

/** As the caller may see it; while it waits, with what it would be now. */
export async function showApproval(call: Call, queries: Queries, id: string, shortage?: ShortageChoice): Promise<ShownApproval> {
  const row = await findApproval(call, queries, id);
  const summary = await summariseApproval(call, queries, id);
  const present = summary.status === 'waiting' ? await showNow(call, row, shortage) : null;
  const { asked: order } = row;
  return {
    ...summary,
    items: order.lines.map((line) => ({ ...line, now: present?.lineOf(line) ?? null })),
    totals: nameTaxes(call, order.totals),
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping: { code: order.shipping_code, name: shippingName(call.locale, order.shipping_code) },
    payment: { code: order.payment_method, name: serverText(call.locale, `trade:payment.${order.payment_method}`) },
    po_number: order.po_number,
    customer_note: order.customer_note,
    quote_no: order.quote?.inquiry_no ?? null,
    now: present?.now ?? null,
    allowed: summary.status === 'waiting' ? await allowedTo(call, queries, row) : [],
  };
}

async function allowedTo(call: Call, queries: Queries, row: ApprovalRow): Promise<(typeof approvalActions)[number][]> {
  const { id } = userOf(call);
  const member = await findMembership(queries, id);
  const approves = member?.role === 'approver' && member.company.id === row.companyId;
  return [...(approves ? (['approve', 'refuse'] as const) : []), ...(row.accountId === id ? (['withdraw'] as const) : [])];
}

type Line = ApprovalRow['asked']['lines'][number];

async function showNow(call: Call, row: ApprovalRow, shortage: ShortageChoice | undefined) {
  const asking = await callOfAsker(call, row, call.locale);
  const draft = draftOf(row, shortage);
  try {
    return describe(asking, draft, await planApproval(asking, row, draft));
  } catch (error) {
    // A quote that has ended, or is another one by now.
    const { code, message } = errorBody(asStoreError(error), call.locale).body;
    if (code === 'internal' || code === 'unavailable') throw error;
    return { lineOf: nothing, now: { totals: nameTaxes(call, row.asked.totals), shortages: [], problems: [{ code, text: message }] } };
  }
}

const nothing = (): null => null;

async function describe(call: Call, draft: ReturnType<typeof draftOf>, plan: OrderPlan) {
  const ordered = new Map(plan.ordered.map((item) => [`${item.row.sku} ${item.row.reference}`, item]));
  const lineOf = ({ sku, customer_reference: reference }: Line) => {
    const found = ordered.get(`${sku} ${reference ?? ''}`);
    return found ? { quantity: found.row.quantity, unit_micros: found.line.unit_micros, line_total: found.line.line_total } : null;
  };
  // Addresses are kept whole, and what is wrong with one line is told at the line and by the shortages.
  const all = new Set(['cart_empty', 'order_minimum']);
  const found = [...problemsOf(call, draft, plan), ...(await creditProblems(call, plan))];
  const problems = found.filter(({ step, code }) => step !== 'address' && (step !== 'cart' || all.has(code)));
  return { lineOf, now: { totals: plan.totals, shortages: plan.shortages, problems: problems.map(({ code, text }) => ({ code, text })) } };
}
