/** What can be drawn of a part whose package has no outline: the size that the part itself or the name of its package states, and nothing that is not known. */
import type { Outline } from '#contract/api/part.ts';
import type { PartClass } from '#contract/part-classes.ts';
import { heldPackage } from './compare-packages.ts';

interface Sized {
  mpn: string;
  package: string | null;
  partClass: PartClass | null;
  /** Parameter -> its value in SI units. */
  attributes: Readonly<Record<string, unknown>>;
}

/** Classes whose bodies are drawn otherwise than as a plain box. */
const forms: Partial<Record<PartClass, string>> = {
  'coax-connectors': 'coax',
  'dc-connectors': 'jack',
  'audio-connectors': 'jack',
  'power-relays': 'relay',
  'signal-relays': 'relay',
  'rf-modules': 'module',
  'tactile-switches': 'tact',
};

/** A connector for direct current that is no jack has another form. */
function formOf(partClass: PartClass | null, attributes: Sized['attributes']): string {
  return attributes['functionText'] === 'dc-power-connector' ? 'box' : (forms[partClass ?? 'passives'] ?? 'box');
}

/** Null where no size is stated. A height of 0 is one that nobody states. */
export function ownOutline({ mpn, package: name, partClass, attributes }: Sized): Outline | null {
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
  if (length !== null && width !== null) return { ...plain, family: formOf(partClass, attributes), body: flat(length, width) };
  if (diameter !== null && spacing !== null) {
    return { ...plain, family: 'disc', pins: 2, pitch: spacing, body: { length: diameter, width: 0, height: diameter } };
  }
  if (diameter !== null) return { ...plain, family: 'round', diameter, body: flat(diameter, diameter) };
  const { body, pins } = heldPackage(name, partClass);
  if (body === null || body[1] === 0) return null;
  return { ...plain, family: formOf(partClass, attributes), pins: pins ?? 0, body: flat(...body) };
}

/** Diameter in millimeters of a round wire by its cross-section in square meters. */
function roundOf(area: unknown): number | null {
  return typeof area === 'number' ? Math.round(2000 * Math.sqrt(area / Math.PI) * 1000) / 1000 : null;
}
