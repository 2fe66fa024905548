import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Comment, getProductComments, getUserComments, OwnComment } from '#contract/api/review.ts';
import { sampleItem } from './sample-part.ts';

const page = { current_page: 1, last_page: 1, page_size: 20 };

/** Four stars of somebody who bought the part. */
export function sampleComment(replaced: Partial<Comment> = {}): Comment {
  return {
    id: 'c1',
    author: 'Grace E.',
    rating: 4,
    text: 'Quiet and cheap.',
    images: [],
    verified_purchase: true,
    helpful: 2,
    created_at: '2026-11-20T12:00:00Z',
    reply: null,
    ...replaced,
  };
}

type Comments = ResponseOf<typeof getProductComments>;

export function sampleComments(list: Comment[], replaced: Partial<Comments> = {}): Comments {
  return { list, total: list.length, ...page, average: 0, histogram: [0, 0, 0, 0, 0], ...replaced };
}

/** A rating of the sample order's line that can still be changed. */
export function sampleOwn(replaced: Partial<OwnComment> = {}): OwnComment {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const rated = { order_no: 'SO-261120-7K3MZQ', line_id: 'o1', editable_until: until };
  return { ...sampleComment({ status: 'pending' }), product: sampleItem(), rated, files: [], ...replaced };
}

export function sampleOwnComments(
  list: OwnComment[],
  toRate: ResponseOf<typeof getUserComments>['to_rate'] = [],
): ResponseOf<typeof getUserComments> {
  return { list, total: list.length, ...page, to_rate: toRate };
}
