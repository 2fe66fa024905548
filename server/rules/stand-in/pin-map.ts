import { createHash } from 'node:crypto';
import { pinMapText, readPinout } from '#contract/pinout.ts';

/** Equal for parts with the same pins, whatever their supplies are called; null without pins. */
export function pinMapOf(pinout: string | null): string | null {
  const pins = pinout === null ? null : readPinout(pinout);
  return pins === null ? null : createHash('sha256').update(pinMapText(pins)).digest('base64url').slice(0, 22);
}

/** The pins of a part as the catalog holds them. */
export interface StatedPins {
  pinout: string | null;
  pinMap: string | null;
}

/** Large packages come from one family of symbols, which names its pins alike. */
const longestCompared = 1500;

/** Whether two parts have the same pins; makers call those of a regulator `IN`, `VI` and `VIN`. */
export function comparePins(one: StatedPins, other: StatedPins): 'same' | 'other' | 'unknown' {
  if (one.pinMap === null || other.pinMap === null) return 'unknown';
  if (one.pinMap === other.pinMap) return 'same';
  const [first, second] = [plainPins(one.pinout), plainPins(other.pinout)];
  return first !== null && first === second ? 'same' : 'other';
}

function plainPins(pinout: string | null): string | null {
  const pins = pinout === null || pinout.length > longestCompared ? null : readPinout(pinout);
  return pins && pinMapText(pins.map((pin) => ({ ...pin, name: pin.name.replace(/^V?(I|O)(?:N|UT)?$/i, '$1') })));
}
