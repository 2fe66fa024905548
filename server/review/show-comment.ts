import { authorName } from '#contract/author-name.ts';
import type { Comment } from '#contract/api/review.ts';
import type { ImageSet } from '#contract/api/part.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import type { comment } from '#server/db/schema.ts';
import { showImages } from '#server/upload/show-file.ts';

export type CommentRow = typeof comment.$inferSelect;

/** Comments as everybody sees them, in the same order; one query for the pictures of all. */
export async function showComments(queries: Queries, call: Pick<Call, 'deps' | 'now'>, rows: readonly CommentRow[]): Promise<Comment[]> {
  const images = await showImages(queries, call, rows);
  return rows.map((row) => showComment(row, images));
}

function showComment(row: CommentRow, images: ReadonlyMap<string, ImageSet>): Comment {
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    text: row.text,
    images: row.fileIds.flatMap((id) => images.get(id) ?? []),
    verified_purchase: row.isVerified,
    helpful: row.helpful,
    created_at: row.createdAt.toISOString(),
    reply: row.replyText !== null && row.repliedAt ? { text: row.replyText, at: row.repliedAt.toISOString() } : null,
  };
}

/** How an account signs what it writes. */
export function authorOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return authorName({ first_name: firstName, last_name: lastName });
}
