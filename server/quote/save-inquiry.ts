/** Asks the shop for prices (`docs/api.md` 5.5, `save-inquiry`): the wishes leave the list, both sides get a mail. */
import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { saveInquiry as saveInquiryCall } from '#contract/api/quote.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { issueAccessKey } from '#server/caller/access-key.ts';
import { namedPerson } from '#server/caller/audit.ts';
import type { Call } from '#server/caller/call.ts';
import { bumpCart, findCart, requireCart } from '#server/caller/cart-access.ts';
import { writtenLanguage } from '#server/caller/written-language.ts';
import { nameOffers } from '#server/cart/name-offers.ts';
import { readPart, readWishes, type WishItem } from '#server/cart/read-wish.ts';
import type { Queries } from '#server/db/client.ts';
import { type inquiry, inquiryEvent, inquiryLine, rfqLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { openView } from '#server/search/view/view.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { attachFiles } from '#server/upload/attach-files.ts';
import { withoutQuery } from '#server/kernel/without-query.ts';
import { insertInquiry } from './insert-inquiry.ts';
import { readInquiryRows } from './read-inquiry.ts';
import { showInquiry } from './show-inquiry.ts';
import { tellBoth } from './tell-customer.ts';

type Input = ParsedRequestOf<typeof saveInquiryCall>;
type Saved = ResponseOf<typeof saveInquiryCall>;
type Wish = Omit<typeof rfqLine.$inferSelect, 'id' | 'cartId' | 'position'>;

export async function saveInquiry(input: Input, call: Call): Promise<Saved> {
  const asked = await readItems(call, input.items ?? []);
  const listed = await listedOffers(call);
  const view = await openView({ ...call, currency: input.currency ?? call.currency });
  const names = await nameOffers(view, [...asked.map(({ offerId }) => offerId), ...listed]);
  return transact(call.deps.db, async (queries) => {
    const wishes = [...(await takeWishes(queries, call, input)), ...asked];
    if (wishes.length === 0) throw new StoreError('cart_empty');
    const { rfq_lines: limit } = call.deps.settings.limits;
    if (wishes.length > limit) throw new StoreError('cart_limit', { data: { limit } });
    await attachFiles(queries, call, input.files ?? [], 'inquiry');
    const row = await insertInquiry(queries, rowOf(call, input), call.now);
    const key = call.account ? null : await issueAccessKey(queries, { inquiryNo: row.inquiryNo }, call.now);
    await queries
      .insert(inquiryLine)
      .values(wishes.map((wish, position) => ({ ...wish, id: randomUUID(), inquiryNo: row.inquiryNo, position })));
    await queries.insert(inquiryEvent).values({ inquiryNo: row.inquiryNo, at: call.now, actor: 'customer', code: 'submitted' });
    const acting = call.account?.impersonation;
    if (acting) {
      const by = { actor: 'operator' as const, person: namedPerson(acting.actor) };
      await queries.insert(inquiryEvent).values({ inquiryNo: row.inquiryNo, at: call.now, ...by, code: 'by_shop' });
    }
    const shown = await showInquiry(queries, call, await readInquiryRows(queries, row), names);
    await tellBoth(call.deps, queries, row, key);
    const saved: Saved = { inquiry: shown, access_key: key };
    await call.keepAnswer(queries, saved);
    return saved;
  });
}

/** Parts that were never on the list. What is wrong with one is told at its place. */
async function readItems(call: Call, items: readonly WishItem[]): Promise<Wish[]> {
  return Promise.all(items.map((item, at) => readItem(call, item, `items.${at}`)));
}

async function readItem(call: Call, item: WishItem, path: string): Promise<Wish> {
  try {
    const part = await readPart(call.deps.db, item);
    const empty = { currency: call.currency, targetMicros: null, neededBy: null, note: null };
    return { ...empty, ...part, ...readWishes(item, call.now), quantity: item.quantity };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code === 'not_found') throw invalidField(`${path}.sku`, { code: 'not_allowed' });
    const fields = Object.entries(error.options.fields ?? {}).map(([field, issues]) => [`${path}.${field}`, issues] as const);
    throw new StoreError(error.code, { ...error.options, fields: Object.fromEntries(fields) });
  }
}

async function listedOffers(call: Call): Promise<(number | null)[]> {
  const { db } = call.deps;
  const held = await findCart(call, db);
  if (!held) return [];
  const rows = await db.select({ offerId: rfqLine.offerId }).from(rfqLine).where(eq(rfqLine.cartId, held.row.id));
  return rows.map(({ offerId }) => offerId);
}

/** Takes the named lines off the list; all of them when nothing is named at all. */
async function takeWishes(queries: Queries, call: Call, { line_ids, items }: Input): Promise<Wish[]> {
  if (line_ids === undefined && items !== undefined) return [];
  const held = await requireCart(call, queries);
  if (!held) return [];
  const rows = await queries.select().from(rfqLine).where(eq(rfqLine.cartId, held.row.id)).orderBy(asc(rfqLine.position));
  const chosen = rows.filter(({ id }) => line_ids === undefined || line_ids.includes(id));
  if (chosen.length === 0) return [];
  await queries.delete(rfqLine).where(
    inArray(
      rfqLine.id,
      chosen.map(({ id }) => id),
    ),
  );
  await bumpCart(call, queries, held);
  return chosen.map(({ id: _id, cartId: _cartId, position: _position, ...wish }) => wish);
}

function rowOf(call: Call, input: Input): Omit<typeof inquiry.$inferInsert, 'inquiryNo'> {
  const { account, locale, now, deps } = call;
  const { phone, company, ...contact } = input.contact;
  return {
    accountId: account?.id ?? null,
    status: 'submitted' as const,
    contact: { ...contact, phone: phone || null, company: company || null },
    locale: writtenLanguage(account, locale),
    currency: input.currency ?? call.currency,
    note: input.note || null,
    fileIds: input.files ?? [],
    referrer: withoutQuery(input.referrer),
    consentVersion: deps.settings.consentVersion,
    createdAt: now,
    updatedAt: now,
  };
}
