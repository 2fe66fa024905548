import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { account } from './account.ts';
import { product } from './catalog.ts';
import { orderLine } from './trade.ts';

const shownStates = ['pending', 'published', 'rejected'] as const;

/** What a customer says about a part; with a rating only when they bought it. */
export const comment = pgTable(
  'comment',
  {
    id: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    orderLineId: text('order_line_id').references(() => orderLine.id, { onDelete: 'set null' }),
    /** First name and initial; empty once the account is erased. */
    author: text().notNull(),
    rating: integer(),
    text: text().notNull(),
    locale: text().notNull(),
    fileIds: text('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isVerified: boolean('is_verified').notNull(),
    helpful: integer().notNull().default(0),
    status: text({ enum: shownStates }).notNull(),
    replyText: text('reply_text'),
    repliedAt: moment('replied_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('comment_of_line').on(t.orderLineId),
    index('comment_shown')
      .on(t.productId, t.createdAt)
      .where(sql`${t.status} = 'published'`),
    index('comment_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    index('comment_by_account').on(t.accountId, t.createdAt),
    check('comment_rating', sql`${t.rating} is null or ${t.rating} between 1 and 5`),
  ],
);

export const commentHelpful = pgTable(
  'comment_helpful',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.accountId] })],
);

/** Sum and number of a part's published ratings, kept with them so that lists need not count. */
export const productRating = pgTable('product_rating', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
  sum: integer().notNull(),
});

export const question = pgTable(
  'question',
  {
    id: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    author: text().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    status: text({ enum: shownStates }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('question_shown')
      .on(t.productId, t.createdAt)
      .where(sql`${t.status} = 'published'`),
    index('question_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    index('question_by_account').on(t.accountId),
  ],
);

export const questionAnswer = pgTable(
  'question_answer',
  {
    id: text().primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    isStaff: boolean('is_staff').notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('question_answer_by_question').on(t.questionId)],
);

/** Messages to the shop that are about no inquiry. */
export const feedback = pgTable(
  'feedback',
  {
    feedbackNo: text('feedback_no').primaryKey(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    type: text({ enum: ['product', 'order', 'quote', 'return', 'website', 'suggestion', 'other'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    orderNo: text('order_no'),
    subject: text().notNull(),
    content: text().notNull(),
    fileIds: text('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text({ enum: ['open', 'answered', 'closed'] }).notNull(),
    replyText: text('reply_text'),
    repliedAt: moment('replied_at'),
    locale: text().notNull(),
    referrer: text(),
    /** Version of the policy that the sender agreed to. */
    consentVersion: text('consent_version').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('feedback_by_account').on(t.accountId, t.createdAt), index('feedback_by_status').on(t.status, t.createdAt)],
);
