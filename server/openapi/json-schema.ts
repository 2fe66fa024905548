/** Schemas of the contract as JSON Schema 2020-12, which is what OpenAPI 3.1 is written in. */
import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;
type AnySchema = z.core.$ZodType;

/** A schema with those that it refers to, which belong under `components.schemas`. */
export interface Converted {
  schema: JsonSchema;
  components: Record<string, JsonSchema>;
}

/** What zod writes for every whole number, though it only says what a double holds. */
const safeLimits = new Set<unknown>([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

/** What a schema was made of. */
export function definitionOf(schema: AnySchema): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line no-underscore-dangle -- how zod names what libraries build upon
  return schema._zod.def as z.core.$ZodTypes['_zod']['def']; // the kinds that zod has
}

const place = '#/$defs/';
export const componentPlace = '#/components/schemas/';

/**
 * What a client sends or gets, as JSON: defaults may be left out, and what the server makes of a text is not told. Schemas that `names` knows
 * become references. Checks of our own are told where JSON Schema has a word for them, as the lengths of a text.
 */
export function toJsonSchema(schema: AnySchema, names: z.core.$ZodRegistry<{ id: string }>): Converted {
  // Within another schema a named one is a reference too.
  const holder = z.toJSONSchema(z.object({ held: schema }), {
    io: 'input',
    metadata: names,
    unrepresentable: ({ zodSchema }) => (definitionOf(zodSchema).type === 'file' ? { type: 'string', format: 'binary' } : {}),
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema),
  });
  const { properties, $defs } = structuredClone(holder);
  const held = properties?.['held'];
  const components = Object.entries($defs ?? {}).map(([id, component]) => [id, inDocument(component)] as const);
  return { schema: inDocument(held), components: Object.fromEntries(components) };
}

function describe(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  if (safeLimits.has(json.minimum)) delete json.minimum;
  if (safeLimits.has(json.maximum)) delete json.maximum;
  const def = definitionOf(schema);
  const parameter = def.type === 'pipe' ? numberBehind(def.out) : null;
  if (parameter) return replace(json, parameter);
  // oxlint-disable-next-line no-underscore-dangle -- as above
  for (const check of 'checks' in def ? (def.checks ?? []) : []) describeCheck(check._zod.def, json);
}

/** A number in a query is written as a text, which the schema reads; the document tells the number. */
function numberBehind(schema: AnySchema): JsonSchema | null {
  const def = definitionOf(schema);
  if (def.type === 'pipe') return numberBehind(def.out);
  if (def.type !== 'number') return null;
  const { type, minimum, maximum } = z.toJSONSchema(schema);
  return { type, minimum, maximum };
}

function replace(json: z.core.JSONSchema.BaseSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, by);
}

function describeCheck(check: z.core.$ZodCheckDef & { params?: unknown; pattern?: RegExp }, json: z.core.JSONSchema.BaseSchema): void {
  // JSON Schema has no way to say that case does not matter.
  if (check.pattern?.flags.includes('i')) delete json.pattern;
  const rule = ownRule.safeParse(check.params).data;
  const [least, most] = json.type === 'array' ? (['minItems', 'maxItems'] as const) : (['minLength', 'maxLength'] as const);
  if (rule?.code === 'required') json[least] ??= 1;
  if (rule?.code === 'too_short' && rule.limit === 0) delete json[least];
  else if (rule?.code === 'too_short' && rule.limit !== undefined) json[least] = rule.limit;
  if (rule?.code === 'too_long' && rule.limit !== undefined) json[most] = rule.limit;
}

/** `failsAs` of the contract. */
const ownRule = z.object({ code: z.string(), limit: z.optional(z.number()) });

/** References as they stand in the document; without what zod notes for itself. */
function inDocument(value: unknown): JsonSchema {
  const moved = JSON.stringify(value, (key, held: unknown) => {
    if (key === '$ref' && typeof held === 'string') return held.replace(place, componentPlace);
    return held;
  });
  const json: unknown = JSON.parse(moved);
  return isSchema(json) ? json : {};
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
