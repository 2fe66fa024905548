import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { comment, commentHelpful } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';

/** Says that a comment helped; a second time changes nothing, and praise of oneself does not count. */
export async function markHelpful(id: string, call: Call): Promise<{ helpful: number }> {
  const user = userOf(call);
  return call.deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ helpful: comment.helpful, accountId: comment.accountId })
      .from(comment)
      .where(and(eq(comment.id, id), eq(comment.status, 'published')))
      .for('update');
    if (!row) throw notFound();
    if (row.accountId === user.id) return { helpful: row.helpful };
    const added = await transaction.insert(commentHelpful).values({ commentId: id, accountId: user.id }).onConflictDoNothing().returning();
    if (added.length === 0) return { helpful: row.helpful };
    await transaction
      .update(comment)
      .set({ helpful: sql`${comment.helpful} + 1` })
      .where(eq(comment.id, id));
    return { helpful: row.helpful + 1 };
  });
}
