import { eq } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { getAgreedText } from '#contract/api/order.ts';
import type { Call } from '#server/caller/call.ts';
import { agreedText } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { shortVersion } from './agreed-texts.ts';
import { findOrder } from './find-order.ts';

/** A text as it was agreed to, whatever its page says today. */
export async function showAgreedText(
  { order_no: orderNo, page }: ParsedRequestOf<typeof getAgreedText>,
  call: Call,
): Promise<ResponseOf<typeof getAgreedText>> {
  const { agreed } = await findOrder(call, call.deps.db, orderNo);
  const found = agreed.find((one) => one.page === page);
  const [text] = found ? await call.deps.db.select().from(agreedText).where(eq(agreedText.id, found.text)) : [];
  if (!found || !text) throw notFound();
  const { title, body, language } = text;
  return { title, body, language, version: shortVersion(text.id), as_of: found.as_of };
}
