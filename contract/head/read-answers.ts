import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';

/** The page's own answer to a call, by a schema that needs no more of it than is read; null when there is none, or none like that. */
export type ReadAnswer = <S extends z.ZodMiniType>(call: AnyEndpoint, schema: S) => z.output<S> | null;

/** Of several answers to one call the first counts: pages ask for their own subject first. Answers are named by `callName`. */
export function readAnswers<Answer extends { call: string }>(answers: readonly Answer[], valueOf: (answer: Answer) => unknown): ReadAnswer {
  return ({ path }, schema) => {
    const found = answers.find(({ call }) => call.startsWith(`${path}?`));
    return found ? (schema.safeParse(valueOf(found)).data ?? null) : null;
  };
}
