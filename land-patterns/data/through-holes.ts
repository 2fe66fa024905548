/** Parts with leads. Axial ones lie flat; pad 1 of a diode is the cathode (its band). */
import { type Dimension, around, middle } from '#land-patterns/dimension.ts';
import { type ThroughHole, axialPitch } from '#land-patterns/families/through-hole.ts';
import { hundredths } from '#land-patterns/names.ts';

interface Axial {
  prefix: string;
  length: Dimension;
  diameter: Dimension;
  lead: Dimension;
  polarity: ThroughHole['polarity'];
  source: string;
}

const resistor = { prefix: 'RESAD', polarity: 'none', source: 'Yageo MFR' } as const;

const axials: Readonly<Record<string, Axial>> = {
  'axial-0204': { ...resistor, length: around(3.4, 0.3), diameter: around(1.9, 0.2), lead: around(0.45, 0.05) },
  'axial-0207': { ...resistor, length: around(6.3, 0.5), diameter: around(2.4, 0.2), lead: around(0.55, 0.05) },
  'axial-0309': { ...resistor, length: around(9, 0.5), diameter: around(3.3, 0.3), lead: around(0.55, 0.05) },
  'do-41': {
    prefix: 'DIOAD',
    length: [4.06, 5.21],
    diameter: [2, 2.72],
    lead: [0.71, 0.864],
    polarity: 'cathode',
    source: 'JEDEC DO-204AL; Diodes 1N4001G, DS29002',
  },
};

function axial({ prefix, length, diameter, lead, polarity, source }: Axial): ThroughHole {
  const nominal = middle(lead);
  const pitch = axialPitch(length[1], nominal);
  return {
    family: 'through-hole',
    // Naming by IPC-7251: spacing, lead, body's length and diameter.
    name: `${prefix}${hundredths(pitch)}W${hundredths(nominal)}L${hundredths(length[1])}D${hundredths(diameter[1])}`,
    leads: [
      { x: -pitch / 2, y: 0 },
      { x: pitch / 2, y: 0 },
    ],
    leadDiameter: lead[1],
    body: { x: length, y: diameter },
    polarity,
    source,
  };
}

const inlinePitch = 2.54;
const inlineRows = 7.62;

/** Two rows of flat leads. */
function dual(
  count: number,
  body: ThroughHole['body'],
  height: number,
  lead: { width: Dimension; thickness: Dimension },
  source: string,
): ThroughHole {
  const side = count / 2;
  const y = (place: number) => (place - (side - 1) / 2) * inlinePitch;
  const left = Array.from({ length: side }, (_, place) => ({ x: -inlineRows / 2, y: y(place) }));
  const right = Array.from({ length: side }, (_, place) => ({ x: inlineRows / 2, y: y(side - 1 - place) }));
  const sizes = `W${hundredths(middle(lead.width))}P${hundredths(inlinePitch)}L${hundredths(body.y[1])}H${hundredths(height)}`;
  return {
    family: 'through-hole',
    name: `DIP${hundredths(inlineRows)}${sizes}Q${count}`,
    leads: [...left, ...right],
    leadDiameter: Math.hypot(lead.width[1], lead.thickness[1]),
    body,
    polarity: 'none',
    source,
  };
}

export const throughHoleParts: Readonly<Record<string, ThroughHole>> = {
  ...Object.fromEntries(Object.entries(axials).map(([id, one]) => [id, axial(one)])),
  'dip-8': dual(
    8,
    { x: [6.1, 7.11], y: [9.02, 10.16] },
    5.33,
    { width: [0.36, 0.56], thickness: [0.2, 0.36] },
    'JEDEC MS-001 BA; onsemi case 646AA, 2009-03-18',
  ),
};
