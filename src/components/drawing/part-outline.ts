/** What a part's own record says about its size, over the nominal outline. */
import type { Outline, ProductListItem } from '#contract/api/part.ts';
import type { PartClass } from '#contract/part-classes.ts';
import type { Body } from './shape.ts';

type Part = Pick<ProductListItem, 'outline' | 'attributes'>;

function millimetres(attributes: Part['attributes'], key: string): number | null {
  const si = attributes.find((attribute) => attribute.key === key)?.si;
  return si ? si * 1000 : null;
}

function count(attributes: Part['attributes'], key: string): number | null {
  const si = attributes.find((attribute) => attribute.key === key)?.si;
  return si && Number.isInteger(si) ? si : null;
}

const sized = new Set(['can-radial', 'can-smd', 'inductor', 'tact']);
const strips = new Set(['header', 'header-shroud', 'housing', 'terminal']);

/** The outline of one part: chips take its thickness, cans and coils its size, strips its pitch, rows and positions. */
export function outlineOf({ outline, attributes }: Part): Outline | null {
  if (!outline) return null;
  const read = (key: string) => millimetres(attributes, key);
  if (outline.family === 'chip') return { ...outline, body: { ...outline.body, height: read('thickness') ?? outline.body.height } };
  if (sized.has(outline.family)) {
    const body = {
      length: read('length') ?? outline.body.length,
      width: read('width') ?? outline.body.width,
      height: read('height') ?? outline.body.height,
    };
    return { ...outline, body, diameter: read('diameter') ?? outline.diameter };
  }
  if (strips.has(outline.family)) {
    const rows = count(attributes, 'rows') ?? outline.rows;
    const positions = count(attributes, 'positions');
    const pins = positions === null ? outline.pins : positions * (rows ?? 1);
    return { ...outline, rows, pins, pitch: read('pitch') ?? outline.pitch };
  }
  return outline;
}

const ceramics = new Set<string | null>(['mlcc', 'ceramic-disc-capacitors', 'ceramic-resonators', 'rf-inductors'] satisfies PartClass[]);

/** Ceramic chips are sand-colored; the outline alone does not tell. */
export function bodyOf({ part_class: partClass }: Pick<ProductListItem, 'part_class'>): Body {
  return ceramics.has(partClass) ? 'ceramic' : 'mould';
}
