/** What an engineer's table says of a body beside its package: how it is mounted, its size and its height, in millimeters. */
import type { Outline } from '#contract/api/part.ts';

export interface BodyFacts {
  mounting: 'through_hole' | 'surface_mount' | null;
  size: { length: number; width: number } | null;
  height: number | null;
  /** Between the wires of a body that stands on two. */
  leadSpacing: number | null;
}

const leaded = new Set('axial box-radial can-radial dip disc led-radial power-tab sip to-3 to-92 trimmer'.split(' '));
const flat = new Set(
  'bga bga-partial bridge-smd can-smd chip chip-array crystal-smd diode-smd gull-dual gull-quad inductor led-smd lga melf moulded-chip power-smd qfn sot'.split(
    ' ',
  ),
);
const onTwoWires = new Set(['can-radial', 'box-radial', 'disc']);
/** Outlines of one position, of a reel, of the end of a wire or of a connector's face: their length is not that of the part. */
const endless = new Set(
  'd-sub face-bevel face-rectangle face-stadium face-trapezoid header header-shroud housing terminal reel wire'.split(' '),
);
/** Chips of one size are of several heights; that of the outline is the one of resistors. */
const flatChips = new Set<string | null>(['chip-resistors', 'current-sense-resistors']);

export function bodyFacts(outline: Outline, partClass: string | null, thickness: boolean): BodyFacts {
  const { family, body, diameter, pins, pitch } = outline;
  const mounting = leaded.has(family) ? 'through_hole' : flat.has(family) ? 'surface_mount' : null;
  if (endless.has(family)) return { mounting, size: null, height: null, leadSpacing: null };
  const isHeightKnown = body.height > 0 && (family !== 'chip' || thickness || flatChips.has(partClass));
  return {
    mounting,
    size: diameter === null && body.width > 0 ? { length: body.length, width: body.width } : null,
    height: isHeightKnown && family !== 'disc' ? body.height : null,
    leadSpacing: onTwoWires.has(family) && pins === 2 ? pitch : null,
  };
}
