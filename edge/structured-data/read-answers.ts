import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { FirstData } from '#edge/page-calls.ts';

/** The page's own answer to a call, by a schema that needs no more of it than is read; null when there is none, or none like that. */
export type ReadAnswer = <S extends z.ZodMiniType>(call: AnyEndpoint, schema: S) => z.output<S> | null;

/** Of several answers to one call the first counts: pages ask for their own subject first. */
export function readAnswers(answers: readonly FirstData[]): ReadAnswer {
  return ({ path }, schema) => {
    const found = answers.find(({ call }) => call.startsWith(`${path}?`));
    if (!found) return null;
    try {
      return schema.safeParse(JSON.parse(found.json)).data ?? null;
    } catch {
      return null; // no JSON: the head goes without
    }
  };
}
