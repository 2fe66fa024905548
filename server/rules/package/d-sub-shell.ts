/**
 * The mating face of a D-sub connector, which its size tells (DIN 41652, MIL-DTL-24308): flange, holes and contacts in millimeters, as the KiCad library's footprints have
 * them (819223b66f, 2026-08-20).
 */
import type { Outline } from '#contract/api/part.ts';

interface Face {
  flange: number;
  /** Between the middles of the holes for the screws. */
  holes: number;
  contacts: number;
  rows: 2 | 3;
}

const faces: Readonly<Record<string, Face>> = {
  'de-9': { flange: 30.85, holes: 25, contacts: 9, rows: 2 },
  'da-15': { flange: 39.2, holes: 33.3, contacts: 15, rows: 2 },
  'db-25': { flange: 53.1, holes: 47.1, contacts: 25, rows: 2 },
  'dc-37': { flange: 69.4, holes: 63.5, contacts: 37, rows: 2 },
  'de-15': { flange: 30.85, holes: 25, contacts: 15, rows: 3 },
  'da-26': { flange: 39.2, holes: 33.3, contacts: 26, rows: 3 },
  'db-44': { flange: 53.1, holes: 47.1, contacts: 44, rows: 3 },
};

const flangeHeight = 12.5;
/** In a row; three rows are those of high density. */
const pitch = { 2: 2.77, 3: 2.29 };

/** Null for a size whose face is not known. */
export function dSubFace(size: unknown): Outline | null {
  const face = typeof size === 'string' ? faces[size] : undefined;
  if (typeof size !== 'string' || !face) return null;
  return {
    id: 'own',
    name: size.toUpperCase(),
    family: 'd-sub',
    body: { length: face.flange, width: flangeHeight, height: 0 },
    pins: face.contacts,
    pitch: pitch[face.rows],
    lead: { span: face.holes, width: null, length: null },
    diameter: null,
    rows: face.rows,
    standard: 'DIN 41652, MIL-DTL-24308',
  };
}
