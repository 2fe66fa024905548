/** Grids of field solutions that lie beside the solvers, as references of the calculators that show them. */
import coated from '#calculators/field-solver/references/coated.json' with { type: 'json' };
import coplanars from '#calculators/field-solver/references/coplanar.json' with { type: 'json' };
import etched from '#calculators/field-solver/references/etched.json' with { type: 'json' };
import lines from '#calculators/field-solver/references/line.json' with { type: 'json' };
import layered from '#calculators/field-solver/references/two-dielectrics.json' with { type: 'json' };
import wires from '#calculators/field-solver/references/wire.json' with { type: 'json' };
import type { ToolName } from '#calculators/names.ts';
import type { Reference } from './reference.ts';
import { resistanceGrids } from './resistance-grids.ts';

/** What a line needs beside the columns of its grid: the static line of a calculator that also knows frequencies, the mode that analyses. */
const settings: Readonly<Partial<Record<ToolName, Readonly<Record<string, unknown>>>>> = {
  Microstrip: { frequency: 0 },
  SymmetricalStripline: { mode: 'analyse' },
};

const lineSource = 'finite elements of order 6 on a grid graded to every corner';

/**
 * Random lines within the verified proportions, width/height 0.05 to 20, half of them of εr 2 to 5. The elements were written for this alone;
 * those of order 5 on a coarser grid differ from them by at most 0.007 %, and strips of no thickness are right by the exact elliptic integrals.
 */
const lineGrids: readonly (readonly [ToolName, readonly Reference[]])[] = Object.entries(lines).map(([name, { given, found, rows }]) => [
  name as ToolName, // the file names calculators, and a test computes each
  rows.map((row) => ({
    in: { ...settings[name as ToolName], ...Object.fromEntries(given.map((id, place) => [id, row[place]])) },
    out: Object.fromEntries(found.map((id, place) => [id, row[given.length + place] ?? Number.NaN])),
    source: lineSource,
  })),
]);

/** A table of sections of one calculator, with what it is set to beside the columns. */
interface Table {
  readonly tool: string;
  readonly setting: Readonly<Record<string, unknown>>;
  readonly given: readonly string[];
  readonly found: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

const triangleSource = 'finite elements of order 2 on triangles graded to every corner';

/**
 * Random sections by a program written for this alone: round metal as polygons of 180 sides and more of the same area, the open field cut off at
 * forty times the section. Elements of half the size differ from them by at most 0.01 %, coaxial ones from the exact logarithm by 0.001 %.
 */
function referencesOf({ setting, given, found, rows }: Table): Reference[] {
  return rows.map((row) => ({
    in: { ...setting, ...Object.fromEntries(given.map((id, place) => [id, row[place]])) },
    out: Object.fromEntries(found.map((id, place) => [id, row[given.length + place] ?? Number.NaN])),
    source: triangleSource,
  }));
}

/** All tables of a calculator together. */
function grouped(tables: readonly Table[]): (readonly [ToolName, readonly Reference[]])[] {
  const names = [...new Set(tables.map(({ tool }) => tool))];
  // the files name calculators, and a test computes each
  return names.map((name) => [name as ToolName, tables.filter(({ tool }) => tool === name).flatMap(referencesOf)]);
}

/** Forty and more sections of each calculator of wires and of coplanar waveguides. */
const sectionGrids = [...grouped(wires), ...grouped(coplanars)];

/** Traces that etching has left narrower at the top, between planes; their sections are closed. */
const etchedGrids = grouped(etched);

const pairsUnderMask = coated.filter(({ tool }) => tool === 'EdgeCoupledMicrostripImpedance');
/** Crosstalk is about the same sections; it says the impedances alone. */
const crosstalk = pairsUnderMask.map((table) => ({ ...table, tool: 'MicrostripLineCrosstalk', found: table.found.slice(0, 2) }));

/** The same on the surface, most of them under solder mask. */
const coatedGrids = grouped([...coated, ...crosstalk]);

const layeredSource = 'finite elements of order 5 on a grid graded to every corner';

/**
 * Traces between planes, or under a cover, whose core and prepreg differ; some of them are narrower at the top. The programs were written for this
 * alone; elements of one order more with two more steps towards the corners differ from them by 0.001 %, in the loss by 0.006 %. That is what the capacitance grows with
 * each permittivity, weighed with its loss tangent.
 */
const layeredGrids = grouped(layered).map(([name, rows]) => [name, rows.map((row) => ({ ...row, source: layeredSource }))] as const);

/** All grids, by what they vary; a calculator may be in several. */
const grids = {
  lines: lineGrids,
  sections: sectionGrids,
  etched: etchedGrids,
  coated: coatedGrids,
  layered: layeredGrids,
  resistances: resistanceGrids,
} as const;

export type GridId = keyof typeof grids;

/** The grids that a calculator is in, with their points. */
export function gridsOf(name: ToolName): (readonly [GridId, readonly Reference[]])[] {
  const all = Object.entries(grids) as [GridId, readonly (readonly [ToolName, readonly Reference[]])[]][]; // the keys of a constant
  return all.flatMap(([id, tools]) => tools.flatMap(([tool, references]) => (tool === name ? [[id, references] as const] : [])));
}
