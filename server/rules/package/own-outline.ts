/** What can be drawn of a part whose package has no outline: the size that the part itself or the name of its package states, and nothing that is not known. */
import type { Outline } from '#contract/api/part.ts';
import type { PartClass } from '#contract/part-classes.ts';
import { heldPackage } from './compare-packages.ts';
import { dSubFace, portFace } from './mating-face.ts';

interface Sized {
  mpn: string;
  package: string | null;
  partClass: PartClass | null;
  /** Parameter -> its value in SI units. */
  attributes: Readonly<Record<string, unknown>>;
}

/** Between pins of a dual in-line circuit, in meters. */
const dualPitch = 0.00254;

/** Classes whose bodies are drawn otherwise than as a plain box. */
const forms: Partial<Record<PartClass, string>> = {
  'coax-connectors': 'coax',
  'dc-connectors': 'jack',
  'audio-connectors': 'jack',
  'power-relays': 'relay',
  'signal-relays': 'relay',
  'rf-modules': 'module',
  'tactile-switches': 'tact',
  'ic-sockets': 'socket',
};

/** A connector for direct current that is no jack has another form. */
function formOf(partClass: PartClass | null, attributes: Sized['attributes']): string {
  return attributes['functionText'] === 'dc-power-connector' ? 'box' : (forms[partClass ?? 'passives'] ?? 'box');
}

/** Null where no size is stated. A height of 0 is one that nobody states. */
export function ownOutline({ mpn, package: name, partClass, attributes }: Sized): Outline | null {
  const face = dSubFace(attributes['dSubSize']);
  if (face) return face;
  const read = (key: string) => {
    const meters = attributes[key];
    return typeof meters === 'number' && meters > 0 ? Math.round(meters * 1e6) / 1e3 : null;
  };
  const plain = { id: 'own', name: name ?? mpn, pins: 0, pitch: null, lead: null, diameter: null, rows: null, standard: null };
  const flat = (length: number, width: number) => ({ length, width, height: read('height') ?? 0 });
  const cable = read('outerDiameter');
  if (cable !== null) {
    const conductor = attributes['conductors'] === 1 ? roundOf(attributes['conductorArea']) : null;
    return { ...plain, family: 'wire', body: flat(cable, cable), diameter: cable, lead: { span: null, width: conductor, length: null } };
  }
  const [length, width, diameter, spacing] = [read('length'), read('width'), read('diameter'), read('leadSpacing')];
  if (length !== null && width !== null) {
    const family = formOf(partClass, attributes);
    return { ...plain, ...(family === 'socket' ? contactsOf(attributes) : {}), family, body: flat(length, width) };
  }
  if (diameter !== null && spacing !== null) {
    return { ...plain, family: 'disc', pins: 2, pitch: spacing, body: { length: diameter, width: 0, height: diameter } };
  }
  if (diameter !== null) return { ...plain, family: 'round', diameter, body: flat(diameter, diameter) };
  const { body, pins } = heldPackage(name, partClass);
  if (body === null || body[1] === 0) return portFace(attributes);
  return { ...plain, family: formOf(partClass, attributes), pins: pins ?? 0, body: flat(...body) };
}

/** Of a socket for a circuit with two rows of pins; others have theirs around. */
function contactsOf({ pitch, positions }: Sized['attributes']): Partial<Outline> {
  const isDual = typeof pitch === 'number' && Math.abs(pitch - dualPitch) < 1e-6 && typeof positions === 'number' && positions % 2 === 0;
  return isDual ? { pins: positions, pitch: dualPitch * 1000, rows: 2 } : {};
}

/** Diameter in millimeters of a round wire by its cross-section in square meters. */
function roundOf(area: unknown): number | null {
  return typeof area === 'number' ? Math.round(2000 * Math.sqrt(area / Math.PI) * 1000) / 1000 : null;
}
