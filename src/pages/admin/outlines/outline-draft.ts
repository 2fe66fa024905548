/** A package outline as it is typed in its editor, and what it says. */
import type { Bound } from '#contract/field-codes.ts';
import { mostMillimetres, pinBounds, rowBounds } from '#contract/api/admin/outline-bounds.ts';
import type { OutlineFields } from '#contract/api/admin/outline.ts';
import type { Issues, TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

/** Millimetres, counts and words, all as they are typed; what may be unknown may be empty. */
export interface OutlineDraft {
  name: string;
  family: string;
  length: string;
  width: string;
  height: string;
  pins: string;
  pitch: string;
  span: string;
  lead_width: string;
  lead_length: string;
  diameter: string;
  rows: string;
  standard: string;
}

/** Where the store tells what is wrong with each. */
export const paths: Readonly<Record<keyof OutlineDraft, string>> = {
  name: 'name',
  family: 'family',
  length: 'body.length',
  width: 'body.width',
  height: 'body.height',
  pins: 'pins',
  pitch: 'pitch',
  span: 'lead.span',
  lead_width: 'lead.width',
  lead_length: 'lead.length',
  diameter: 'diameter',
  rows: 'rows',
  standard: 'standard',
};

/** `type` writes a number as the page's language does. */
export function draftOf(fields: OutlineFields, type: (value: number) => string): OutlineDraft {
  const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : type(value));
  return {
    name: fields.name,
    family: fields.family,
    length: type(fields.body.length),
    width: type(fields.body.width),
    height: type(fields.body.height),
    pins: String(fields.pins),
    pitch: typed(fields.pitch),
    span: typed(fields.lead?.span),
    lead_width: typed(fields.lead?.width),
    lead_length: typed(fields.lead?.length),
    diameter: typed(fields.diameter),
    rows: typed(fields.rows),
    standard: fields.standard ?? '',
  };
}

type Bounds = Readonly<Record<Bound, number>>;

/** Micrometers are finer than any drawing. */
const decimals = 3;

/**
 * What is typed, with that of `before` where it cannot be read, which goes to `issues`: a drawing goes on being one while somebody types, and
 * nothing with an issue is sent.
 */
export function fieldsOf(draft: OutlineDraft, before: OutlineFields, numbers: TypedNumbers, issues: Issues): OutlineFields {
  const within = (name: keyof OutlineDraft, value: number, bounds: Bounds): number | null => {
    const passed = value < bounds.least ? 'least' : value > bounds.most ? 'most' : null;
    if (passed === null) return value;
    issues[paths[name]] = { code: 'out_of_range', limit: bounds[passed], bound: passed };
    return null;
  };
  const measure = (name: keyof OutlineDraft, least: number): number | null => {
    const read = numbers.readDecimals(draft[name], decimals, paths[name], issues);
    if (read === undefined) return null;
    return within(name, read / 10 ** decimals, { least, most: mostMillimetres });
  };
  const count = (name: 'pins' | 'rows', bounds: Bounds): number | null => {
    const read = numbers.readCount(draft[name], paths[name], issues);
    return read === undefined ? null : within(name, read, bounds);
  };
  const isEmpty = (name: keyof OutlineDraft) => draft[name].trim() === '';
  const finest = 1 / 10 ** decimals;
  const orNone = (name: keyof OutlineDraft, kept: number | null | undefined) =>
    isEmpty(name) ? null : (measure(name, finest) ?? kept ?? null);
  const lead = {
    span: orNone('span', before.lead?.span),
    width: orNone('lead_width', before.lead?.width),
    length: orNone('lead_length', before.lead?.length),
  };
  return {
    name: draft.name.trim(),
    family: draft.family,
    body: {
      length: measure('length', finest) ?? before.body.length,
      width: measure('width', finest) ?? before.body.width,
      height: measure('height', 0) ?? before.body.height,
    },
    pins: count('pins', pinBounds) ?? before.pins,
    pitch: orNone('pitch', before.pitch),
    lead: Object.values(lead).every((value) => value === null) ? null : lead,
    diameter: orNone('diameter', before.diameter),
    rows: isEmpty('rows') ? null : (count('rows', rowBounds) ?? before.rows),
    standard: draft.standard.trim() || null,
  };
}
