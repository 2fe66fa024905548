import { randomUUID } from 'node:crypto';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { saveQuestion } from '#contract/api/review.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { question } from '#server/db/schema.ts';
import { findProductId } from './find-product.ts';
import { authorOf } from './show-comment.ts';

/** Keeps a question; it is shown once the shop has read it. */
export async function askQuestion({ web_url: slug, text }: ParsedRequestOf<typeof saveQuestion>, call: Call): Promise<{ ok: true }> {
  const { db } = call.deps;
  const user = userOf(call);
  const about = { productId: await findProductId(db, slug), accountId: user.id, author: authorOf(user), locale: call.locale.key };
  await db.insert(question).values({ id: randomUUID(), ...about, text, status: 'pending', createdAt: call.now });
  return { ok: true };
}
