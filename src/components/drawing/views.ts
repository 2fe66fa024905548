/** Which routine draws which family of outlines. */
import type { Outline } from '#contract/api/part.ts';
import { board, plainBox, pot, relay, tact, trimmer } from './boxes.ts';
import { canRadial, canSmd, coin, crystalCan, holder, reel, round, wire } from './cans.ts';
import { chip, chipArray, diodeSmd, fuse, melf, mouldedChip } from './chips.ts';
import { coax, header, jack, shell, shroud, socket, terminal } from './connectors.ts';
import { gullDual, gullQuad, powerSmd, sot } from './gull-wings.ts';
import { bevelledPort, dSub, rectangularPort, stadiumPort, trapezoidPort } from './mating-faces.ts';
import { crystalSmd, gridArray, inductor, ledSmd, qfn } from './no-leads.ts';
import { fromBelow, secondViews } from './second-view.ts';
import { type Body, boxOf, type Draw, type DrawingView, type ViewName } from './shape.ts';
import { axial, boxRadial, dip, disc, ledRadial, powerTab, sip, to3, to92 } from './through-hole.ts';

const families: Partial<Record<string, { draw: Draw; name: ViewName }>> = {
  axial: { draw: axial, name: 'side' },
  bga: { draw: gridArray, name: 'top' },
  // Where balls are missing, the dimensions do not tell: no view from below, no body in space.
  'bga-partial': { draw: gridArray, name: 'top' },
  board: { draw: board, name: 'top' },
  box: { draw: plainBox, name: 'top' },
  'box-radial': { draw: boxRadial, name: 'front' },
  'bridge-smd': { draw: gullDual, name: 'top' },
  'can-radial': { draw: canRadial, name: 'side' },
  'can-smd': { draw: canSmd, name: 'top' },
  chip: { draw: chip, name: 'top' },
  'chip-array': { draw: chipArray, name: 'top' },
  coax: { draw: coax, name: 'top' },
  coin: { draw: coin, name: 'top' },
  'crystal-can': { draw: crystalCan, name: 'top' },
  'crystal-smd': { draw: crystalSmd, name: 'top' },
  'd-sub': { draw: dSub, name: 'front' },
  'diode-smd': { draw: diodeSmd, name: 'top' },
  dip: { draw: dip, name: 'top' },
  disc: { draw: disc, name: 'front' },
  'face-bevel': { draw: bevelledPort, name: 'front' },
  'face-rectangle': { draw: rectangularPort, name: 'front' },
  'face-stadium': { draw: stadiumPort, name: 'front' },
  'face-trapezoid': { draw: trapezoidPort, name: 'front' },
  fuse: { draw: fuse, name: 'side' },
  'gull-dual': { draw: gullDual, name: 'top' },
  'gull-quad': { draw: gullQuad, name: 'top' },
  header: { draw: header, name: 'top' },
  'header-shroud': { draw: shroud, name: 'top' },
  holder: { draw: holder, name: 'top' },
  housing: { draw: shroud, name: 'top' },
  inductor: { draw: inductor, name: 'top' },
  jack: { draw: jack, name: 'top' },
  'led-radial': { draw: ledRadial, name: 'front' },
  'led-smd': { draw: ledSmd, name: 'top' },
  lga: { draw: gridArray, name: 'top' },
  melf: { draw: melf, name: 'side' },
  module: { draw: board, name: 'top' },
  'moulded-chip': { draw: mouldedChip, name: 'top' },
  pot: { draw: pot, name: 'top' },
  'power-smd': { draw: powerSmd, name: 'top' },
  'power-tab': { draw: powerTab, name: 'front' },
  qfn: { draw: qfn, name: 'top' },
  reel: { draw: reel, name: 'top' },
  relay: { draw: relay, name: 'top' },
  rj45: { draw: shell, name: 'top' },
  round: { draw: round, name: 'top' },
  sip: { draw: sip, name: 'front' },
  socket: { draw: socket, name: 'top' },
  sot: { draw: sot, name: 'top' },
  tact: { draw: tact, name: 'top' },
  terminal: { draw: terminal, name: 'top' },
  'to-3': { draw: to3, name: 'top' },
  'to-92': { draw: to92, name: 'front' },
  trimmer: { draw: trimmer, name: 'top' },
  usb: { draw: shell, name: 'top' },
  wire: { draw: wire, name: 'end' },
};

/** The view that tells a package apart; null for a family that no routine draws. */
export function mainView(outline: Outline, body: Body = 'mould'): DrawingView | null {
  const family = families[outline.family];
  if (!family) return null;
  const view = family.draw(outline, body);
  const box = boxOf(view.shapes);
  return Number.isFinite(box.left + box.right + box.top + box.bottom) ? { ...view, name: family.name } : null;
}

/** Main view and, where there is one, the second; a height of 0 is not known. Empty for an unknown family. */
export function sheetViews(outline: Outline, body: Body = 'mould'): DrawingView[] {
  const main = mainView(outline, body);
  const second = outline.body.height > 0 || fromBelow.has(outline.family) ? secondViews[outline.family]?.(outline, body) : undefined;
  return main ? (second ? [main, second] : [main]) : [];
}
