/** Small outlines and quad flat packages: body and span across the rows (x) and along them (y), as their JEDEC drawing has them. */
import { type Dimension, around, exactly } from '#land-patterns/dimension.ts';
import { type Rows, pins } from '#land-patterns/families/rows.ts';

interface Small {
  prefix: string;
  bodyX: Dimension;
  span: Dimension;
  length: Dimension;
  width: Dimension;
  pitch: number;
  height: number;
  standard: string;
}

const narrow: Small = {
  prefix: 'SOIC',
  bodyX: around(3.9, 0.1),
  span: around(6, 0.2),
  length: [0.4, 1.27],
  width: [0.31, 0.51],
  pitch: 1.27,
  height: 1.75,
  standard: 'JEDEC MS-012',
};
const wide: Small = { ...narrow, bodyX: around(7.5, 0.1), span: around(10.3, 0.33), height: 2.65, standard: 'JEDEC MS-013' };
const shrink: Small = {
  ...narrow,
  prefix: 'SOP',
  bodyX: around(5.3, 0.3),
  span: around(7.8, 0.4),
  length: [0.55, 0.95],
  width: [0.22, 0.38],
  pitch: 0.65,
  height: 2,
  standard: 'JEDEC MO-150',
};
const thin: Small = {
  ...shrink,
  bodyX: around(4.4, 0.1),
  span: exactly(6.4),
  length: around(0.6, 0.15),
  width: [0.17, 0.3],
  height: 1.2,
  standard: 'JEDEC MO-153',
};
const quarter: Small = {
  ...narrow,
  prefix: 'SOP',
  bodyX: [3.81, 3.99],
  span: [5.84, 6.2],
  length: [0.41, 0.89],
  width: [0.2, 0.3],
  pitch: 0.635,
  standard: 'JEDEC MO-137',
};
const mini: Small = {
  ...shrink,
  bodyX: around(3, 0.2),
  span: around(4.9, 0.25),
  length: [0.4, 0.8],
  width: [0.22, 0.38],
  height: 1.1,
  standard: 'JEDEC MO-187',
};

function small(kind: Small, count: number, bodyY: Dimension, variation: string): Rows {
  return {
    family: 'rows',
    joint: kind.pitch > 0.625 ? 'gullWing' : 'fineGullWing',
    prefix: kind.prefix,
    body: { x: kind.bodyX, y: bodyY },
    pitch: kind.pitch,
    lead: { length: kind.length, width: kind.width },
    columns: { span: kind.span, left: pins(1, count / 2), right: pins(count / 2 + 1, count / 2) },
    height: kind.height,
    source: `${kind.standard} ${variation}`,
  };
}

interface Quad {
  body: Dimension;
  span: Dimension;
  pitch: number;
  width: Dimension;
  source: string;
}

function quad(count: number, { body, span, pitch, width, source }: Quad): Rows {
  const row = (place: number) => pins(place * (count / 4) + 1, count / 4);
  return {
    family: 'rows',
    joint: pitch > 0.625 ? 'gullWing' : 'fineGullWing',
    prefix: 'QFP',
    body: { x: body, y: body },
    pitch,
    lead: { length: around(0.6, 0.15), width },
    columns: { span, left: row(0), right: row(2) },
    lines: { span, bottom: row(1), top: row(3) },
    height: 1.6,
    source,
  };
}

const fine = (bodySize: number, tolerance: number, variation: string): Quad => ({
  body: around(bodySize, tolerance),
  span: around(bodySize + 2, tolerance),
  pitch: 0.5,
  width: [0.17, 0.27],
  source: `JEDEC MS-026 ${variation}`,
});

export const gullWings: Readonly<Record<string, Rows>> = {
  'soic-8': small(narrow, 8, [4.8, 5], 'AA'),
  'soic-8-ep': {
    ...small({ ...narrow, length: around(0.64, 0.25), width: around(0.41, 0.09), height: 1.7 }, 8, around(4.9, 0.1), 'BA'),
    thermal: { x: around(2.65, 0.2), y: around(3, 0.2), varies: true },
    source: 'Infineon PG-DSO-8-27',
  },
  'soic-14': small(narrow, 14, [8.55, 8.75], 'AB'),
  'soic-16': small(narrow, 16, around(9.9, 0.1), 'AC'),
  'soic-16w': small(wide, 16, [10.1, 10.5], 'AA'),
  'soic-18w': small(wide, 18, [11.35, 11.75], 'AB'),
  'soic-20w': small(wide, 20, [12.6, 13], 'AC'),
  'soic-24w': small(wide, 24, [15.2, 15.6], 'AD'),
  'soic-28w': small(wide, 28, [17.7, 18.1], 'AE'),
  'ssop-16': small(shrink, 16, around(6.2, 0.3), 'AC'),
  'ssop-20': small(shrink, 20, around(7.2, 0.3), 'AE'),
  'ssop-24': small(shrink, 24, around(8.2, 0.3), 'AG'),
  'ssop-28': small(shrink, 28, around(10.2, 0.3), 'AH'),
  'qsop-16': small(quarter, 16, [4.8, 4.98], 'AB'),
  'tssop-8': small(thin, 8, around(3, 0.1), 'AA'),
  'tssop-14': small(thin, 14, around(5, 0.1), 'AB-1'),
  'tssop-16': small(thin, 16, around(5, 0.1), 'AB'),
  'tssop-20': small(thin, 20, around(6.5, 0.1), 'AC'),
  'tssop-24': small(thin, 24, around(7.8, 0.1), 'AD'),
  'tssop-28': small(thin, 28, around(9.7, 0.1), 'AE'),
  'msop-8': small(mini, 8, around(3, 0.2), 'AA'),
  'msop-8-ep': {
    ...small({ ...mini, bodyX: around(3, 0.102), span: around(4.9, 0.152), length: around(0.53, 0.152) }, 8, around(3, 0.102), 'AA'),
    thermal: { x: exactly(1.68), y: exactly(1.88), varies: true },
    source: 'Analog Devices MS8E, LTC4440',
  },
  'msop-10': small({ ...mini, pitch: 0.5, width: [0.17, 0.33] }, 10, around(3, 0.2), 'BA'),
  'lqfp-32': quad(32, {
    body: around(7, 0.1),
    span: around(9, 0.15),
    pitch: 0.8,
    width: [0.3, 0.4],
    source: 'JEDEC MS-026 BBA; NXP SOT358-1',
  }),
  'lqfp-44': quad(44, {
    body: exactly(10),
    span: exactly(12),
    pitch: 0.8,
    width: [0.3, 0.45],
    source: 'JEDEC MS-026 BCB; NXP 98ASS23225W',
  }),
  'lqfp-48': quad(48, { ...fine(7, 0, 'BBC'), body: exactly(7), span: exactly(9) }),
  'lqfp-64': quad(64, fine(10, 0.2, 'BCD')),
  'lqfp-80': quad(80, fine(12, 0.15, 'BDD')),
  'lqfp-100': quad(100, { ...fine(14, 0.1, 'BED'), span: around(16, 0.25), source: 'JEDEC MS-026 BED; NXP SOT407-1' }),
  'lqfp-176': quad(176, { ...fine(24, 0.1, ''), source: 'ST STM32F207, LQFP176' }),
  'lqfp-208': quad(208, { ...fine(28, 0.1, ''), span: around(30, 0.15), source: 'NXP SOT459-1' }),
  'lqfp-144': quad(144, { ...fine(20, 0, 'BFB'), body: exactly(20), span: exactly(22) }),
};
