/** Comments, ratings and questions about parts (`docs/api.md` 5.1, 5.3 and 7.11). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { failsAs, fileIds, id, iso, ok, optional, paged, pageParameters, slug, text, whole, wholeParameter } from './fields.ts';
import { imageSet, productListItem } from './part.ts';
import { uploadedFile, uploadRules } from './upload.ts';

export const shownStates = ['pending', 'published', 'rejected'] as const;
export const stars = [5, 4, 3, 2, 1] as const;

export const comment = z.object({
  id,
  /** First name and initial; empty once the account is erased. */
  author: z.string(),
  rating: z.nullable(z.int()),
  text: z.string(),
  images: z.array(imageSet),
  verified_purchase: z.boolean(),
  helpful: z.int(),
  created_at: iso,
  reply: z.nullable(z.object({ text: z.string(), at: iso })),
  /** Only for its author. */
  status: z.optional(z.enum(shownStates)),
});
export type Comment = z.output<typeof comment>;

export const question = z.object({
  id,
  author: z.string(),
  text: z.string(),
  created_at: iso,
  answers: z.array(z.object({ author: z.string(), staff: z.boolean(), text: z.string(), at: iso })),
});
export type Question = z.output<typeof question>;

export const commentSorts = ['newest', 'helpful'] as const;
export type CommentSort = (typeof commentSorts)[number];

export const getProductComments = endpoint({
  summary: 'Published comments and ratings of a part',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-comment',
  access: 'any',
  cache: 'C',
  request: z.object({ web_url: slug, rating: optional(wholeParameter(1, 5)), sort: optional(z.enum(commentSorts)), ...pageParameters }),
  /** `average` and `histogram` (from one star to five) are of all published ratings, whatever was asked for. */
  response: z.extend(paged(comment), {
    average: z.number(),
    histogram: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  }),
});

export const getProductQuestions = endpoint({
  summary: 'Published questions and answers about a part',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-question',
  access: 'any',
  cache: 'C',
  request: z.object({ web_url: slug, ...pageParameters }),
  response: paged(question),
});

export const commentLimits = { rating: 2000, comment: 2000, question: 1000, least: 10 } as const;

/** A rating of a line that was shipped, or a comment on a part without a rating. */
export const saveComment = endpoint({
  summary: 'Rates a part that was delivered, or comments on any',
  errors: ['not_offered', 'not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-comment-rating',
  access: 'user',
  cache: 'N',
  request: z
    .object({
      order_no: optional(text(1, 40)),
      line_id: optional(id),
      rating: optional(whole(1, 5)),
      web_url: optional(slug),
      text: optional(text(0, commentLimits.rating)),
      images: optional(fileIds(uploadRules.comment.count)),
    })
    .check(
      z.refine(({ order_no, web_url }) => (order_no === undefined) !== (web_url === undefined), {
        path: ['web_url'],
        ...failsAs('required'),
      }),
      z.refine(({ order_no, line_id }) => order_no === undefined || line_id !== undefined, { path: ['line_id'], ...failsAs('required') }),
      z.refine(({ order_no, rating }) => order_no === undefined || rating !== undefined, { path: ['rating'], ...failsAs('required') }),
      z.refine(({ web_url, text: words = '' }) => web_url === undefined || [...words].length >= commentLimits.least, {
        path: ['text'],
        ...failsAs('too_short', commentLimits.least),
      }),
    ),
  response: comment,
});

export const ownComment = z.extend(comment, {
  product: productListItem,
  /** The line it rates, and until when that can be changed; null for a comment without a rating. */
  rated: z.nullable(z.object({ order_no: z.string(), line_id: id, editable_until: iso })),
  files: z.array(uploadedFile),
});
export type OwnComment = z.output<typeof ownComment>;

export const ratable = z.object({ order_no: z.string(), line_id: id, mpn: z.string(), manufacturer: z.string(), product_web_url: slug });
export type Ratable = z.output<typeof ratable>;

export const getUserComments = endpoint({
  summary: 'Comments of the account, and what waits to be rated',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/user-comment',
  access: 'user',
  cache: 'N',
  /** `line_id` asks for the comment on one line. */
  request: z.object({ line_id: optional(id), ...pageParameters }),
  /** `to_rate` are lines that were shipped and wait for a rating, the latest first. */
  response: z.extend(paged(ownComment), { to_rate: z.array(ratable) }),
});

export const saveQuestion = endpoint({
  summary: 'Asks a question about a part',
  errors: ['not_offered', 'not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-question',
  access: 'user',
  cache: 'N',
  request: z.object({ web_url: slug, text: text(commentLimits.least, commentLimits.question) }),
  response: ok,
});

export const saveHelpful = endpoint({
  summary: 'Says that a comment was helpful',
  errors: ['not_offered', 'not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-helpful',
  access: 'user',
  cache: 'N',
  request: z.object({ comment_id: id }),
  response: z.object({ helpful: z.int() }),
});
