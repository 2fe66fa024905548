/**
 * Rows of bills with a known right answer, made of what the catalog holds, and traps for which nothing may be chosen. What is right is
 * told by the facts of the parts, not by how the shop matches. The same parts give the same rows.
 */
import type { BomRequestLine } from '#contract/api/bom.ts';
import { capacitanceForms, powerForms, resistanceForms, sizeForms, toleranceForms, voltageForms } from '#contract/value/written-forms.ts';

export interface CatalogPart {
  mpn: string;
  maker: string;
  category: string;
  package: string | null;
  attributes: Record<string, unknown>;
}

export interface MatchCase {
  trait: string;
  line: BomRequestLine;
  /** Whether a part may stand for the row; none may for a trap. */
  isRight: (part: CatalogPart) => boolean;
  isTrap: boolean;
}

const never = () => false;

/** Picks by a counter, so that every form has its turn. */
function turn<Value>(list: readonly Value[], place: number): Value | undefined {
  return list[place % Math.max(1, list.length)];
}

const code = (mpn: string) => mpn.toUpperCase().replace(/[\s-]/g, '');
const figure = (part: CatalogPart, key: string) => {
  const value = part.attributes[key];
  return typeof value === 'number' ? value : null;
};
const isNear = (one: number | null, other: number) => one !== null && Math.abs(one - other) <= Math.abs(other) * 1e-6;
const atLeast = (one: number | null, other: number) => one !== null && one >= other * (1 - 1e-6);
const atMost = (one: number | null, other: number) => one !== null && one <= other * (1 + 1e-6);

/** How good a ceramic is for who asks for another, from the ranges in its code. */
const serves: Readonly<Record<string, readonly string[]>> = {
  c0g: ['c0g'],
  x7r: ['c0g', 'u2j', 'x7r', 'x8r'],
  x5r: ['c0g', 'u2j', 'x7r', 'x8r', 'x5r'],
};

/** Parts by the code of their number. */
type Held = ReadonlyMap<string, readonly CatalogPart[]>;
type Maker = (part: CatalogPart, place: number, held: Held) => MatchCase | null;

const sameNumber = (mpn: string) => (part: CatalogPart) => code(part.mpn) === code(mpn);
const right = (trait: string, line: BomRequestLine, isRight: MatchCase['isRight']): MatchCase => ({ trait, line, isRight, isTrap: false });
const trap = (trait: string, line: BomRequestLine): MatchCase => ({ trait, line, isRight: never, isTrap: true });

const asTyped: Maker = ({ mpn, maker }, place) =>
  right('number', { mpn, quantity: 1, ...(place % 2 === 0 && { manufacturer: maker }) }, sameNumber(mpn));

const spelledOtherwise: Maker = ({ mpn }, place) => {
  const typed = turn([mpn.toLowerCase(), mpn.replaceAll('-', ''), mpn.replaceAll('-', ' '), `  ${mpn} `], place) ?? mpn;
  return right('number spelled otherwise', { mpn: typed, quantity: 1 }, sameNumber(mpn));
};

/** A point moved or left out is another value; only a number that is held so itself may be chosen. */
const pointMoved: Maker = ({ mpn }, _, held) => {
  const typed = mpn.replace(/(\d)\.(\d)/, '$1$2');
  if (typed === mpn || held.has(code(typed))) return null;
  return trap('number with a point lost', { mpn: typed, quantity: 1 });
};

const foreignMakers = ['Yageo', 'Texas Instruments', 'Murata', 'Vishay', 'Nexperia'];
const otherMaker: Maker = ({ mpn }, place, held) => {
  const theirs = new Set((held.get(code(mpn)) ?? []).map((part) => part.maker));
  const other = turn(
    foreignMakers.filter((one) => !theirs.has(one)),
    place,
  );
  return other === undefined ? null : trap('number of another maker', { mpn, manufacturer: other, quantity: 1 });
};

/** Housings in the words of drawing programs, each with others that it is not. */
const housings: readonly (readonly [RegExp, readonly string[], readonly string[]])[] = [
  [
    /^(?:SOIC-8|SO-8|SOP-8)$/,
    ['SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC127P600X175-8N', 'SO08', 'SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL'],
    ['DIP-8_W7.62mm', 'TSSOP-8', 'SOIC-14', 'MSOP-8'],
  ],
  [/^SOT-23$/, ['SOT-23', 'SOT-23-3_L2.9-W1.3-P1.90-LS2.4-BR', 'SOT95P237X112-3N', 'TO-236'], ['SOT-23-5', 'SOT-323', 'TO-92']],
  [/^SOT-23-5$/, ['SOT95P280X145-5N', 'SOT23-5L', 'SOT-25'], ['SOT-23', 'SC-70-5', 'SOT-23-6']],
  [/^TSSOP-16$/, ['TSSOP-16_4.4x5mm_P0.65mm', 'SOP65P640X120-16N'], ['SOIC-16', 'TSSOP-14', 'DIP-16']],
  [/^LQFP-64$/, ['LQFP-64_10x10mm_P0.5mm', 'TQFP-64'], ['LQFP-48_7x7mm_P0.5mm', 'QFN-64']],
  [/^SOD-123$/, ['D_SOD-123', 'SOD123'], ['D_SOD-323', 'SMA', 'DO-35']],
  [/^SMC/, ['D_SMC', 'DO-214AB'], ['SMA', 'D_SMB']],
  [/^DO-35$/, ['D_DO-35_SOD27_P7.62mm_Horizontal'], ['SOD-323', 'SOD-123']],
];

const inPackage: Maker = ({ mpn, package: name }, place) => {
  const [, own] = housings.find(([pattern]) => pattern.test(name ?? '')) ?? [];
  const size = own && turn(own, place);
  return size === undefined ? null : right('number and footprint', { mpn, package: size, quantity: 1 }, sameNumber(mpn));
};

const otherPackage: Maker = ({ mpn, package: name }, place, held) => {
  const [, , others] = housings.find(([pattern]) => pattern.test(name ?? '')) ?? [];
  const size = others && turn(others, place);
  const isOne = held.get(code(mpn))?.length === 1;
  return size === undefined || !isOne ? null : trap('number in another package', { mpn, package: size, quantity: 1 });
};

const sizes = new Set(['0402', '0603', '0805', '1206', '2512']);
/** Figures that the least bill gives: what a resistor stands, and what a capacitor stands. */
const resistor: Maker = (part, place) => {
  const { resistance = null, tolerance = null, powerRating = null } = figures(part);
  if (part.category !== 'chip-resistors' || resistance === null || resistance <= 0 || !sizes.has(part.package ?? '')) return null;
  const value = turn(resistanceForms(resistance, true), place);
  const size = turn(sizeForms(part.package ?? '', 'R'), place);
  const said = place % 4;
  const ratings = [
    ...(said !== 0 && tolerance !== null ? [turn(toleranceForms(tolerance), place)] : []),
    ...(said > 1 && powerRating !== null ? [turn(powerForms(powerRating), place)] : []),
  ];
  const texts = [value, ...ratings];
  // What holds spaces itself is not parted by slashes.
  const separator = texts.some((text) => text?.includes(' ')) ? ' ' : (turn([' ', ', ', '/'], said) ?? ' ');
  const line = { value: texts.join(separator), package: size, references: `R${place}`, quantity: 1 };
  return right('resistor by value', line, (one) => {
    const own = figures(one);
    const isOfKind = one.category === 'chip-resistors' || one.category === 'current-sense-resistors';
    const isAsRated =
      (said === 0 || tolerance === null || atMost(own['tolerance'] ?? null, tolerance)) &&
      (said < 2 || powerRating === null || atLeast(own['powerRating'] ?? null, powerRating * 0.995));
    return isOfKind && one.package === part.package && isNear(own['resistance'] ?? null, resistance) && isAsRated;
  });
};

const capacitor: Maker = (part, place) => {
  const { capacitance = null, ratedVoltage = null } = figures(part);
  const { dielectric: given } = part.attributes;
  const dielectric = typeof given === 'string' ? given : '';
  if (part.category !== 'mlcc' || capacitance === null || ratedVoltage === null || !sizes.has(part.package ?? '')) return null;
  const asked = serves[dielectric];
  const value = turn(capacitanceForms(capacitance, true), place);
  const said = place % 3;
  const ratings = [
    ...(said > 0 ? [turn(voltageForms(ratedVoltage), place)] : []),
    ...(said > 1 && asked ? [dielectric.toUpperCase()] : []),
  ];
  const line = {
    value: [value, ...ratings].join(' '),
    package: turn(sizeForms(part.package ?? '', 'C'), place),
    references: `C${place}`,
    quantity: 1,
  };
  return right('capacitor by value', line, (one) => {
    const own = figures(one);
    const isAsRated =
      (said === 0 || atLeast(own['ratedVoltage'] ?? null, ratedVoltage)) &&
      (said < 2 || !asked || asked.includes(String(one.attributes['dielectric'])));
    return one.category === 'mlcc' && one.package === part.package && isNear(own['capacitance'] ?? null, capacitance) && isAsRated;
  });
};

function figures(part: CatalogPart): Record<string, number | null> {
  return Object.fromEntries(Object.keys(part.attributes).map((key) => [key, figure(part, key)]));
}

/** A rating that nothing in the catalog of that value and size has. */
const beyond: Maker = (part, place) => {
  const { capacitance = null, resistance = null } = figures(part);
  if (part.category === 'mlcc' && capacitance !== null && capacitance > 1e-8 && sizes.has(part.package ?? ''))
    return trap('rating that nothing has', {
      value: `${turn(capacitanceForms(capacitance, true), place)} 3000V`,
      package: part.package ?? '',
      references: `C${place}`,
      quantity: 1,
    });
  if (part.category === 'chip-resistors' && resistance !== null && resistance > 0 && sizes.has(part.package ?? ''))
    return trap('rating that nothing has', {
      value: `${turn(resistanceForms(resistance, true), place)} 25W`,
      package: part.package ?? '',
      references: `R${place}`,
      quantity: 1,
    });
  return null;
};

/** A number that the shop does not hold says more than the value beside it. */
const unknownNumber: Maker = (part, place) => {
  const { capacitance = null } = figures(part);
  if (part.category !== 'mlcc' || capacitance === null || !sizes.has(part.package ?? '')) return null;
  const mpn = `ZQ${(place * 7919 + 104_729).toString(36).toUpperCase()}X9W${place}`;
  return trap('unknown number and a value', {
    mpn,
    value: turn(capacitanceForms(capacitance, true), place),
    package: part.package ?? '',
    references: `C${place}`,
    quantity: 1,
  });
};

const noParts = ['TestPoint', 'MountingHole_3.2mm_M3', 'Fiducial_1mm', 'Logo', 'SolderJumper_2_Open', 'NetTie_2'];
const notAPart: Maker = (part, place) =>
  trap('no part', {
    value: part.attributes['resistance'] === undefined ? '5V' : '10k',
    package: turn(noParts, place),
    references: `TP${place}`,
    quantity: 1,
  });

const notFitted = ['DNP', 'do not fit', 'nicht bestücken', '不贴', 'no montar', 'DNI'];
const leftOff: Maker = ({ mpn }, place) => trap('left off', { mpn, description: turn(notFitted, place), dnp: true, quantity: 1 });

/** Two neighbors swapped: another number, which may be held itself. */
const swapped: Maker = ({ mpn }, _, held) => {
  const at = Math.floor(mpn.length / 2);
  const typed = `${mpn.slice(0, at)}${mpn[at + 1] ?? ''}${mpn[at] ?? ''}${mpn.slice(at + 2)}`;
  return typed === mpn || held.has(code(typed)) ? null : trap('slip of the finger', { mpn: typed, quantity: 1 });
};

const otherDesignator: Maker = (part, place) => {
  const { impedance100M = null } = figures(part);
  if (part.category !== 'ferrite-beads' || impedance100M === null || !sizes.has(part.package ?? '')) return null;
  const line = {
    value: `${turn(resistanceForms(impedance100M, true), place)}`,
    package: part.package ?? '',
    references: `R${place}`,
    quantity: 1,
  };
  return right(
    'resistor, not ferrite bead',
    line,
    (one) =>
      one.category.endsWith('resistors') && one.package === part.package && isNear(figures(one)['resistance'] ?? null, impedance100M),
  );
};

const makers: readonly Maker[] = [
  asTyped,
  spelledOtherwise,
  pointMoved,
  otherMaker,
  inPackage,
  otherPackage,
  resistor,
  resistor,
  capacitor,
  capacitor,
  beyond,
  unknownNumber,
  notAPart,
  leftOff,
  swapped,
  otherDesignator,
];

/** About so many rows of all traits in equal parts, from parts that lie evenly in the list. */
export function matchCases(parts: readonly CatalogPart[], wanted: number): MatchCase[] {
  const each = Math.ceil(wanted / makers.length);
  const held = Map.groupBy(parts, ({ mpn }) => code(mpn));
  return makers.flatMap((make, kind) => {
    const cases: MatchCase[] = [];
    // A step that shares no factor with the length goes through all of them.
    const step = 7919;
    for (let tried = 0; tried < parts.length && cases.length < each; tried += 1) {
      const part = parts[((tried + kind * 37) * step) % parts.length];
      const made = part ? make(part, cases.length, held) : null;
      if (made) cases.push(made);
    }
    return cases;
  });
}
