/** Chips, moulded bodies and diodes: one terminal at each end of the body's length. */
import { type Dimension, clean, middle } from '#land-patterns/dimension.ts';
import { courtyardAround, polarityLine, silkscreenAround } from '#land-patterns/frame.ts';
import { type Joint, jointGoals } from '#land-patterns/joint-goals.ts';
import type { Density, LandPattern, Polarity } from '#land-patterns/land-pattern.ts';
import { landsOf } from '#land-patterns/lands.ts';
import { levelLetter } from '#land-patterns/names.ts';
import { rectangle, surfacePad } from '#land-patterns/pads.ts';

export interface TwoTerminal {
  family: 'two-terminal';
  joint: Joint;
  /** What IPC-7351B begins the name with: RESC, CAPC, DIOM … */
  prefix: string;
  body: { length: Dimension; width: Dimension };
  /** Over the terminals, where they stand out of the body. */
  span?: Dimension;
  terminal: { length: Dimension; width?: Dimension };
  /** Most; null where each part has its own. */
  height: number | null;
  polarity: Polarity;
  source: string;
}

/** `height` is that of the part, for packages that are made in several. */
export function twoTerminals(part: TwoTerminal, density: Density, height: number): LandPattern {
  const goals = jointGoals[part.joint];
  const span = part.span ?? part.body.length;
  const terminals = { span, length: part.terminal.length, width: part.terminal.width ?? part.body.width };
  const { outer, inner, width } = landsOf(terminals, goals, density);
  const at = (outer + inner) / 4;
  const pads = [
    surfacePad('1', rectangle(-at, 0, (outer - inner) / 2, width)),
    surfacePad('2', rectangle(at, 0, (outer - inner) / 2, width)),
  ];
  const body = rectangle(0, 0, middle(part.body.length), middle(part.body.width));
  const largest = rectangle(0, 0, Math.max(part.body.length[1], span[1]), part.body.width[1]);
  const ink = silkscreenAround(body, pads);
  return {
    name: `${part.prefix}${tenths(middle(span))}${tenths(middle(part.body.width))}X${Math.round((part.height ?? height) * 100)}${levelLetter[density]}`,
    density,
    mounting: 'surface',
    pads,
    body,
    courtyard: courtyardAround([...pads, largest], goals.courtyard[density]),
    silkscreen: part.polarity === 'none' || !pads[0] ? ink : [...ink, polarityLine(pads[0])],
    pinOne: null,
    polarity: part.polarity,
    rule: goals.table,
    source: part.source,
    thermalVaries: false,
  };
}

/** Two digits: tenths of a millimetre. */
const tenths = (length: number): string => String(Math.round(clean(length * 10))).padStart(2, '0');
