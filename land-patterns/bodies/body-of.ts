/** Which routine builds the body of which family of outlines. */
import type { BodyOutline } from './body-outline.ts';
import * as flat from './flat.ts';
import { gullDual, gullQuad, powerSmd, sot } from './gull-wings.ts';
import type { Material, Solid } from './solid.ts';
import * as wired from './wired.ts';

/** `material` is that of chips, which the outline alone does not know. */
type Build = (outline: BodyOutline, material: Material) => Solid[];

const families: Readonly<Record<string, Build>> = {
  axial: wired.axial,
  bga: flat.ballGrid,
  board: flat.board,
  'box-radial': (outline) => wired.boxOnWires(outline, 'ceramic'),
  'bridge-smd': gullDual,
  'can-radial': wired.canRadial,
  'can-smd': wired.canSmd,
  chip: flat.chip,
  'chip-array': flat.chipArray,
  'crystal-smd': flat.crystal,
  'diode-smd': flat.diode,
  dip: wired.dip,
  disc: wired.disc,
  'gull-dual': gullDual,
  'gull-quad': gullQuad,
  header: wired.header,
  inductor: flat.inductor,
  'led-radial': wired.ledRadial,
  'led-smd': flat.led,
  lga: flat.landGrid,
  melf: flat.melf,
  module: flat.board,
  'moulded-chip': flat.mouldedChip,
  'power-smd': powerSmd,
  'power-tab': wired.powerTab,
  qfn: flat.noLeads,
  sip: wired.sip,
  sot,
  'to-92': wired.to92,
  trimmer: (outline) => wired.boxOnWires(outline, 'mould'),
};

/** The body of a part in space, its pin 1 where the footprint has it; null for a family whose form a few dimensions do not tell, and where one of them is not known. */
export function bodyOf(outline: BodyOutline, material: Material): Solid[] | null {
  const { length, width, height } = outline.body;
  const build = Object.hasOwn(families, outline.family) && Math.min(length, width, height) > 0 ? families[outline.family] : undefined;
  return build ? build(outline, material) : null;
}
