/** The drawing of a package that a list of parts names: by its own name, its standard's, or any other that the trade has for the same housing. */
import { type PartClass, classLine } from '#contract/part-classes.ts';
import type { Outline } from '#contract/api/part.ts';
import { comparePackages } from '#server/rules/package/compare-packages.ts';
import { codeKey } from '#server/rules/fold.ts';
import type { ReadPackage } from '#server/rules/package/package-reading.ts';
import { readPackage } from '#server/rules/package/read-package.ts';

/** Ways of building that the names of housings tell; a header or a relay is drawn by more than its name. */
const named = new Set(
  'axial bridge-smd chip crystal-can crystal-smd diode-smd dip gull-dual gull-quad melf moulded-chip power-smd power-tab qfn sip sot to-3 to-92'.split(
    ' ',
  ),
);
/** Housings of as many pins come in several sizes, so the size must be said. */
const sized = new Set(['qfn', 'dfn', 'qfp', 'qfpep']);
/** From here on there are narrow and wide ones of as many pins. */
const wideDip = 22;

interface Known {
  outline: Outline;
  read: ReadPackage;
}

interface Names {
  /** By the drawing's own name, and by those of its standards. */
  byName: ReadonlyMap<string, Outline[]>;
  byStandard: ReadonlyMap<string, Outline[]>;
  byKey: ReadonlyMap<string | null, Known[]>;
}

/** Made once for each state of the outlines: every row of an import is looked up in it. */
const held = new WeakMap<ReadonlyMap<string, Outline>, Names>();

function namesOf(outlines: ReadonlyMap<string, Outline>): Names {
  const made = held.get(outlines);
  if (made) return made;
  const drawn = [...outlines.values()].filter(({ family }) => named.has(family));
  const standards = drawn.flatMap((outline) => (outline.standard?.split(',') ?? []).map((name) => ({ outline, code: codeOf(name) })));
  const grouped = Map.groupBy(standards, ({ code }) => code);
  const fresh: Names = {
    byName: Map.groupBy(drawn, ({ name }) => codeOf(name)),
    byStandard: new Map([...grouped].map(([code, all]) => [code, all.map(({ outline }) => outline)])),
    byKey: Map.groupBy(drawn.map(knownOf), ({ read }) => read.key),
  };
  held.set(outlines, fresh);
  return fresh;
}

const codeOf = (name: string): string => codeKey(name.replace(/^\s*(?:JEDEC|EIAJ?|IEC)\s/, ''));

/** Pins and body of an outline are its own, whatever its name says of them. */
function knownOf(outline: Outline): Known {
  const { length, width } = outline.body;
  const body = [Math.max(length, width), Math.min(length, width)] as const;
  // Behind `EIA` a size is read without its height.
  return { outline, read: { ...readPackage(outline.name.replace(/^EIA /, '')), pins: outline.pins, body } };
}

const isOf = (partClass: PartClass | null, above: PartClass): boolean => partClass !== null && classLine(partClass).includes(above);

/** Names that mean one housing in one class of parts and something else in others: connectors are called SMA, cans have sizes A to G. */
function isMeant({ family, id }: Outline, partClass: PartClass | null): boolean {
  if (isOf(partClass, 'connectors')) return false;
  if (family === 'moulded-chip') return partClass === 'tantalum-capacitors';
  if (family === 'chip') return partClass !== 'tantalum-capacitors' && !isOf(partClass, 'frequency');
  if (family === 'crystal-smd' || family === 'crystal-can') return isOf(partClass, 'frequency');
  if (['sma', 'smb', 'smc'].includes(id)) return isOf(partClass, 'discretes');
  return true;
}

/** The id of the one outline that a package's name means in a class of parts; null where none does, or more than one. */
export function outlineNamed(outlines: ReadonlyMap<string, Outline>, name: string, partClass: PartClass | null): string | null {
  const { byName, byStandard, byKey } = namesOf(outlines);
  const code = codeOf(name);
  for (const names of [byName, byStandard]) {
    const own = one((names.get(code) ?? []).filter((outline) => isMeant(outline, partClass)));
    if (own) return own.id;
  }
  const read = readPackage(name);
  if (read.key === null || (read.key === 'dip' && (read.pins ?? wideDip) >= wideDip)) return null;
  const form = formOf(name);
  const same = (byKey.get(read.key) ?? []).filter(
    ({ outline, read: drawn }) =>
      isMeant(outline, partClass) && isTold(read, drawn) && comparePackages(read, drawn) === 'same' && form === formOf(outline.name),
  );
  return one(same)?.outline.id ?? null;
}

/**
 * Forms of a housing that have drawings of their own, by how their names tell them: thinner, insulated, or of another body with as many leads. A name that begins
 * with another housing's is one of several for that.
 */
const forms: readonly (readonly [form: string, told: RegExp])[] = [
  ['ultrathin', /ufqfpn/i],
  ['thin', /tsot|tqfp|thin/i],
  ['insulated', /to-?220 ?(?:ab)?fp?(?![a-z])|to-?220fp|ito-?220/i],
  ['SC-59', /^sc-?59/i],
  ['SC-74', /^sc-?74(?!a)/i],
  ['TSOP', /^tsop-?[56](?!\d)/i],
  ['SuperSOT', /^supersot/i],
  ['SOT-23W', /^sot-?23w/i],
  ['4.4 mm', /\bs?so(?:p|ic)?[-, \d(].{0,40}\b4\.[45]/i],
  ['6.2 mm', /5\.3 ?x ?6\.2/i],
  // Optocouplers and relays of several bodies and spans, none with the 1.27 mm of an SO housing.
  ['SO of 2.54 mm', /^sop?-\d{1,2}-2\.54/i],
];

const formOf = (name: string): string => forms.find(([, told]) => told.test(name))?.[0] ?? 'usual';

/** Whether the name says all that tells this drawing from others. */
function isTold(read: ReadPackage, drawn: ReadPackage): boolean {
  if (sized.has(read.key ?? '')) return read.pins !== null && read.body !== null && read.body[1] > 0;
  return read.pins === drawn.pins || (read.pins === null && drawn.pins === 2);
}

const one = <Entry>(all: readonly Entry[]): Entry | undefined => (all.length === 1 ? all[0] : undefined);
