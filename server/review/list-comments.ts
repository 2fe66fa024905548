/** What is published about a part. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { getProductComments, getProductQuestions } from '#contract/api/review.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { comment, question, questionAnswer } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { averageOf } from '#server/search/count-ratings.ts';
import { findProductId } from './find-product.ts';
import { showComments } from './show-comment.ts';

type Histogram = ResponseOf<typeof getProductComments>['histogram'];

export async function listComments(
  query: ParsedRequestOf<typeof getProductComments>,
  call: Call,
): Promise<ResponseOf<typeof getProductComments>> {
  const { db } = call.deps;
  const page = readPage(query);
  const shown = and(eq(comment.productId, await findProductId(db, query.web_url)), eq(comment.status, 'published'));
  const asked = query.rating === undefined ? shown : and(shown, eq(comment.rating, query.rating));
  const newest = [desc(comment.createdAt), asc(comment.id)];
  const [rows, found, histogram] = await Promise.all([
    db
      .select()
      .from(comment)
      .where(asked)
      .orderBy(...(query.sort === 'helpful' ? [desc(comment.helpful), ...newest] : newest))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(comment, asked),
    countStars(db, shown),
  ]);
  const total = histogram.reduce((sum, each) => sum + each, 0);
  const sum = histogram.reduce((all, each, at) => all + each * (at + 1), 0);
  return { ...showPage(await showComments(db, call, rows), found, page), average: averageOf(sum, total), histogram };
}

async function countStars(queries: Queries, shown: ReturnType<typeof and>): Promise<Histogram> {
  const rows = await queries.select({ rating: comment.rating, count: count() }).from(comment).where(shown).groupBy(comment.rating);
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** Questions with an answer come first: they are what one looks for. */
export async function listQuestions(
  query: ParsedRequestOf<typeof getProductQuestions>,
  { deps: { db } }: Call,
): Promise<ResponseOf<typeof getProductQuestions>> {
  const page = readPage(query);
  const shown = and(eq(question.productId, await findProductId(db, query.web_url)), eq(question.status, 'published'));
  const isAnswered = sql`exists (select from ${questionAnswer} where ${questionAnswer.questionId} = ${question.id})`;
  const [rows, found] = await Promise.all([
    db
      .select()
      .from(question)
      .where(shown)
      .orderBy(desc(isAnswered), desc(question.createdAt), asc(question.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(question, shown),
  ]);
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select()
    .from(questionAnswer)
    .where(inArray(questionAnswer.questionId, ids))
    .orderBy(asc(questionAnswer.createdAt), asc(questionAnswer.id));
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  const list = rows.map(({ id, author, text, createdAt }) => ({
    id,
    author,
    text,
    created_at: createdAt.toISOString(),
    answers: (byQuestion.get(id) ?? []).map((answer) => ({
      author: answer.author,
      staff: answer.isStaff,
      text: answer.text,
      at: answer.createdAt.toISOString(),
    })),
  }));
  return showPage(list, found, page);
}
