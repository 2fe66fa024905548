/** The face by which a connector mates, which its kind tells where nobody states a size, in millimeters. */
import type { Outline } from '#contract/api/part.ts';

interface Face {
  flange: number;
  /** Between the middles of the holes for the screws. */
  holes: number;
  contacts: number;
  rows: 2 | 3;
}

/** By DIN 41652 and MIL-DTL-24308: flange, holes and contacts as the KiCad library's footprints have them (819223b66f, 2026-08-20). */
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

const unsaid = { id: 'own', pins: 0, pitch: null, lead: null, diameter: null, rows: null };

/** Null for a size whose face is not known. */
export function dSubFace(size: unknown): Outline | null {
  const face = typeof size === 'string' ? faces[size] : undefined;
  if (typeof size !== 'string' || !face) return null;
  return {
    ...unsaid,
    name: size.toUpperCase(),
    family: 'd-sub',
    body: { length: face.flange, width: flangeHeight, height: 0 },
    pins: face.contacts,
    pitch: pitch[face.rows],
    lead: { span: face.holes, width: null, length: null },
    rows: face.rows,
    standard: 'DIN 41652, MIL-DTL-24308',
  };
}

type Side = readonly [length: number, width: number];

interface Mouth {
  name: string;
  family: 'face-rectangle' | 'face-stadium' | 'face-trapezoid' | 'face-bevel';
  /** Outside of the plug's shell. */
  plug?: Side;
  /** Inside of the receptacle's. */
  receptacle?: Side;
  standard: string;
}

/**
 * USB as its standards have it, read on 2026-12-01 in projects that cite them (USB 2.0: opening 12.5 x 5.12; USB Type-C: opening 8.34 x 2.56, plug 8.25 x 2.4; Micro-USB
 * 1.01, figures 4-7 and 4-8) and, of plug B, in Wikipedia's table as blog.csdn.net keeps it; HDMI by RS's guide to connectors, read on the same day.
 */
const mouths: Readonly<Record<string, Mouth>> = {
  'usb-a': { name: 'USB-A', family: 'face-rectangle', plug: [12, 4.5], receptacle: [12.5, 5.12], standard: 'USB 2.0 A' },
  'usb-b': { name: 'USB-B', family: 'face-bevel', plug: [8.45, 7.78], standard: 'USB 2.0 B' },
  'usb-c': { name: 'USB-C', family: 'face-stadium', plug: [8.25, 2.4], receptacle: [8.34, 2.56], standard: 'USB Type-C' },
  'usb-micro-b': { name: 'USB Micro-B', family: 'face-trapezoid', plug: [6.85, 1.8], standard: 'USB 2.0 Micro-B' },
  'hdmi-a': { name: 'HDMI A', family: 'face-trapezoid', plug: [13.9, 4.45], receptacle: [14, 4.55], standard: 'HDMI 1.0' },
  'hdmi-c': { name: 'HDMI C', family: 'face-trapezoid', plug: [10.42, 2.42], standard: 'HDMI 1.3' },
  'hdmi-d': { name: 'HDMI D', family: 'face-trapezoid', plug: [5.83, 2.2], standard: 'HDMI 1.4' },
};

/** Of one port; null where its kind or its half is not known. */
export function portFace({ usbType, hdmiType, gender, ports }: Readonly<Record<string, unknown>>): Outline | null {
  const kind = typeof usbType === 'string' ? usbType : hdmiType;
  const mouth = typeof kind === 'string' && (ports === undefined || ports === 1) ? mouths[kind] : undefined;
  const side = gender === 'plug' || gender === 'receptacle' ? mouth?.[gender] : undefined;
  if (!mouth || !side) return null;
  const [length, width] = side;
  return { ...unsaid, name: mouth.name, family: mouth.family, body: { length, width, height: 0 }, standard: mouth.standard };
}
