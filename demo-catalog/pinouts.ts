/** The pins of the demo parts (`data/README.md`). */
import { pinTypes } from '#contract/pin-types.ts';
import { type Pin, writePinout } from '#contract/pinout.ts';
import { readPinouts } from './facts.ts';

export interface StatedPinout {
  pinout: string;
  source: string;
}

/** Maker and number -> pins. */
export type PinoutIndex = ReadonlyMap<string, StatedPinout>;

export function indexPinouts({ source, stated, pinouts } = readPinouts()): PinoutIndex {
  return new Map(
    pinouts.flatMap(({ symbol, pins, parts }) => {
      const known = { pinout: writePinout(pinsOf(pins)), source: `${source}, ${symbol}, ${stated}` };
      return Object.entries(parts).flatMap(([maker, numbers]) => numbers.map((mpn): [string, StatedPinout] => [keyOf(maker, mpn), known]));
    }),
  );
}

export function pinoutOf(index: PinoutIndex, { manufacturer, mpn }: { manufacturer: string; mpn: string }): StatedPinout | null {
  return index.get(keyOf(manufacturer, mpn)) ?? null;
}

function pinsOf(pins: ReturnType<typeof readPinouts>['pinouts'][number]['pins']): Pin[] {
  return pinTypes.flatMap((type) =>
    (pins[type] ?? '').split('; ').flatMap((text) => {
      const [number = '', name = ''] = text.split(' ');
      return number === '' ? [] : [{ number, name, type }];
    }),
  );
}

const keyOf = (maker: string, mpn: string): string => `${maker} ${mpn}`;
