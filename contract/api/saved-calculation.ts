/** Calculations that an account has saved: a calculator with its values, to be opened again anywhere (`docs/api.md` 5.3). */
import * as z from 'zod/mini';
import { toolNames } from '#calculators/names.ts';
import { endpoint } from './endpoint.ts';
import { id, iso, ok, optional, paged, pageParameters, text } from './fields.ts';

/** Most saved calculations of an account, and most that one device hands over at once. */
export const mostSavedCalculations = 500;
export const mostTakenCalculations = 100;
/** Most characters of a name and of a note. */
export const mostCalculationName = 80;
export const mostCalculationNote = 500;
/** Most characters of the values in the calculator's address. */
export const mostCalculationQuery = 2000;

const tool = z.enum(toolNames);
/** What stands behind the question mark of the calculator's address: printable ASCII, as `URLSearchParams` writes it; '' for the defaults. */
const query = z.string().check(z.maxLength(mostCalculationQuery), z.regex(/^[!"$-~]*$/));
const name = text(1, mostCalculationName);
const note = optional(text(0, mostCalculationNote));

export const savedCalculation = z.object({
  id,
  /** Name of the calculator, as in its address. */
  tool: z.string(),
  query: z.string(),
  name: z.string(),
  note: z.nullable(z.string()),
  updated_at: iso,
});
export type SavedCalculation = z.output<typeof savedCalculation>;

export const calculationOrders = ['changed', 'name'] as const;
export type CalculationOrder = (typeof calculationOrders)[number];

export const getSavedCalculations = endpoint({
  summary: 'Saved calculations of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/saved-calculations',
  access: 'user',
  cache: 'N',
  request: z.object({
    ...pageParameters,
    /** Words in the name or the note. */
    keyword: optional(text(0, 80)),
    tool: optional(tool),
    /** `changed`, the newest first, unless it is said; `name` as the language of the call sorts. */
    sort: optional(z.enum(calculationOrders)),
  }),
  response: paged(savedCalculation),
});

export const saveCalculation = endpoint({
  summary: 'Saves a calculation; one with the same values gets the new name and note',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-calculation',
  access: 'user',
  cache: 'N',
  request: z.object({ tool, query, name, note }),
  response: savedCalculation,
});

export const takeCalculations = endpoint({
  summary: 'Saves calculations that a device has kept; those with the same values as a saved one are passed over',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/take-calculations',
  access: 'user',
  cache: 'N',
  maxBytes: 512 * 1024,
  request: z.object({ list: z.array(z.object({ tool, query, name })).check(z.minLength(1), z.maxLength(mostTakenCalculations)) }),
  response: z.object({ added: z.int() }),
});

export const changeCalculation = endpoint({
  summary: 'Changes name and note of a saved calculation',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/change-calculation',
  access: 'user',
  cache: 'N',
  /** A note that is left out is empty from then on. */
  request: z.object({ id, name, note }),
  response: savedCalculation,
});

export const deleteCalculation = endpoint({
  summary: 'Deletes a saved calculation',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/del-calculation',
  access: 'user',
  cache: 'N',
  request: z.object({ id }),
  response: ok,
});
