/** Packages with terminals of several forms whose dimensions were not read with their tolerance: the lands are those that the maker recommends, at every density level. */
import { courtyardAround, dotOver, polarityLine, silkscreenAround } from '#land-patterns/frame.ts';
import { jointGoals } from '#land-patterns/joint-goals.ts';
import type { Density, LandPattern, Pad, Point, Polarity, Rectangle } from '#land-patterns/land-pattern.ts';
import { levelLetter } from '#land-patterns/names.ts';
import { rectangle, surfacePad, thermalPad } from '#land-patterns/pads.ts';

export interface Recommended {
  family: 'recommended';
  /** Without the letter of the density level. */
  name: string;
  /** Around the middle of the lands. */
  body: Rectangle;
  /** One below the body, whose paste is divided, is marked; several of one number touch and are one land. */
  lands: readonly (Rectangle & { number: string; isThermal?: boolean })[];
  polarity: Polarity;
  /** The maker's document. */
  by: string;
  source: string;
}

export function recommended(part: Recommended, density: Density): LandPattern {
  const pads = part.lands.map(({ number, isThermal, x, y, width, height }): Pad => {
    const area = rectangle(x, y, width, height);
    return isThermal ? thermalPad(number, area) : surfacePad(number, area);
  });
  const [first] = pads;
  const pinOne: Point | null = first && part.polarity === 'none' ? dotOver(first) : null;
  const ink = silkscreenAround(part.body, pads, pinOne);
  return {
    name: `${part.name}${levelLetter[density]}`,
    density,
    mounting: 'surface',
    pads,
    body: part.body,
    courtyard: courtyardAround([...pads, part.body], jointGoals.inwardLead.courtyard[density]),
    silkscreen: first && part.polarity !== 'none' ? [...ink, polarityLine(first)] : ink,
    pinOne,
    polarity: part.polarity,
    rule: part.by,
    source: part.source,
    thermalVaries: false,
  };
}
