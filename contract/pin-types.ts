/** The electrical types of pins, apart from what is read of them, which few pages need. */

/** As schematic programs tell them apart (KiCad's names). */
export const pinTypes = [
  'power_in',
  'power_out',
  'input',
  'output',
  'bidirectional',
  'tri_state',
  'passive',
  'open_collector',
  'open_emitter',
  'free',
  'unspecified',
  'no_connect',
] as const;
export type PinType = (typeof pinTypes)[number];
