/** The calculators for programs (`docs/api.md` 5.1): what each one takes, and what it makes of values. */
import * as z from 'zod/mini';
import { toolNames } from '#calculators/names.ts';
import { endpoint } from './endpoint.ts';
import { optional } from './fields.ts';

/** Bytes of a body: no calculator has so many inputs. */
const largestInput = 16 * 1024;
/** Most values of a list; no calculator takes as many. */
const longestList = 200;

const tool = z.enum(toolNames);
const inputValue = z.union([z.number(), z.string().check(z.maxLength(400)), z.null(), z.array(z.number()).check(z.maxLength(longestList))]);

export const calculate = endpoint({
  summary: 'Results of a calculator for values in SI units; an input that is left out has its default',
  kind: 'query',
  method: 'POST',
  path: '/api/calc/:tool',
  access: 'any',
  cache: 'N',
  maxBytes: largestInput,
  request: z.object({
    tool,
    /** By the ids that `GET /api/calc/{tool}` lists; `mode` among them. */
    in: optional(z.record(z.string().check(z.maxLength(60)), inputValue)),
  }),
  /** A calculator that has no result for the values says why: that is an answer, too. */
  response: z.union([
    z.object({ ok: z.literal(true), out: z.record(z.string(), z.unknown()), warnings: z.array(z.string()) }),
    z.object({ ok: z.literal(false), errors: z.array(z.object({ code: z.string(), at: z.string() })) }),
  ]),
});

const described = z.looseObject({ id: z.string(), kind: z.string(), unit: z.string() });

export const describeCalculator = endpoint({
  summary: 'Modes, inputs with limits and defaults, results and codes of a calculator',
  kind: 'query',
  method: 'GET',
  path: '/api/calc/:tool',
  access: 'any',
  cache: 'B',
  request: z.object({ tool }),
  response: z.object({
    tool: z.string(),
    group: z.string(),
    modes: z.array(z.string()),
    inputs: z.array(described),
    outputs: z.array(described),
    errors: z.array(z.string()),
    warnings: z.array(z.string()),
  }),
});
