import { createHash } from 'node:crypto';
import { pinMapText, readPinout } from '#contract/pinout.ts';

/** Equal for parts with the same pins, whatever their supplies are called; null without pins. */
export function pinMapOf(pinout: string | null): string | null {
  const pins = pinout === null ? null : readPinout(pinout);
  return pins === null ? null : createHash('sha256').update(pinMapText(pins)).digest('base64url').slice(0, 22);
}
