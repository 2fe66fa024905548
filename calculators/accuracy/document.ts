/** `docs/calculators.md`: what each calculator was compared with, and how far it was off. */
import { groupOf, type ToolName, toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { type GridId, gridsOf } from './grids.ts';
import { compare, type Comparison } from './measure.ts';
import type { Reference } from './reference.ts';

const intro = `# Accuracy of the calculators

\`npm run bench:calc -- --accuracy\` writes this page: it computes every example and every grid that the tests hold and compares the results with
references that are not the calculator's own code, and ends with 1 when a grid's are farther off than it allows. A test computes the examples and
every fourth point of the grids, and holds them beside this page.

- **Compared with** says what the references are: other programs (ngspice, scikit-rf), field solutions and other numerical methods (scikit-fem, SciPy,
  NumPy), values published in books, standards and datasheets, or the formula of the source worked through apart from the code (mpmath, Python).
  A published value is rounded as it was printed, so its error is mostly the printer's.
  A program that computes to fewer digits than the reference states (ngspice, sums over filaments) confirms it as far as its own digits go, at
  worst to 1e-4; the last digits are then those of the formula.
- **Values** counts numbers, and words such as codes and markings, which must be the same.
- **Worst error** is the greatest relative error of a number, and the result in which it stands. Decibels count by the ratio of amplitudes that
  they stand for, angles in radians, temperatures from absolute zero.

Where a calculator must refuse its inputs, its examples say so and are not counted here. Every reference lies in \`examples.json\` beside its
calculator, with its source: the work with its edition or number, or the program with its version; a test refuses an example without. Grids, such as
the forty lines of each calculator of traces, lie beside the field solver.

The works that a page names under its formulas have author, title, edition or year, and the place: section, appendix or page of a book. An article, a
standard, a data sheet, an application note or a manual of one part is named as a whole, since its subject is the calculator's. Every article leads to
itself by its DOI; \`calculators/sources.test.ts\` refuses one without, but for magazines whose articles have none (QST, Microwave Journal, Wireless
Engineer, General Electric Review, Elektrotechnische Zeitschrift of 1897), and a book without its place. A work whose section or DOI could not be found is
not named.
`;

const least = 1e-9;

/** Two digits, so that the last bits of a processor change nothing. */
function shown(error: number): string {
  if (error < least) return 'below 1e-9';
  if (error < 1e-5) return error.toExponential(1);
  return `${Number((error * 100).toPrecision(2))} %`;
}

function rowsOf(name: ToolName, comparisons: readonly Comparison[]): string[] {
  return comparisons.map(({ kind, values, worst, at }, index) => {
    const error = worst < least ? shown(worst) : `${shown(worst)} (\`${at}\`)`;
    return `| ${index === 0 ? name : ''} | ${kind} | ${values} | ${error} |`;
  });
}

/** What a calculator was compared with: its examples, and each grid that it is in. */
export interface Compared {
  readonly name: ToolName;
  readonly from: 'examples' | GridId;
  readonly points: number;
  readonly comparisons: readonly Comparison[];
}

/** Computes every example and every n-th point of every grid; all points are a minute of field solutions. */
export async function compareAll(examplesOf: (group: string, name: ToolName) => readonly Reference[], every = 1): Promise<Compared[]> {
  const found = await Promise.all(
    toolNames.map(async (name) => {
      const tool = await loadTool(name);
      const grids = gridsOf(name).map(([id, points]) => [id, points.filter((_, at) => at % every === 0)] as const);
      const groups = [['examples', examplesOf(groupOf(name), name)] as const, ...grids];
      return groups.map(([from, references]) => ({ name, from, points: references.length, comparisons: compare(tool, references) }));
    }),
  );
  return found.flat();
}

/** The same kinds of references together: all their values, and the worst of them. */
function together(comparisons: readonly Comparison[]): Comparison[] {
  const rows = new Map<string, Comparison>();
  for (const one of comparisons) {
    const row = rows.get(one.kind);
    rows.set(one.kind, row ? { ...(one.worst > row.worst ? one : row), values: row.values + one.values } : one);
  }
  return [...rows.values()];
}

/** The rows of one calculator. */
export function rowsOfTool(name: ToolName, compared: readonly Compared[]): string[] {
  const own = compared.filter((one) => one.name === name).flatMap(({ comparisons }) => comparisons);
  return rowsOf(name, together(own));
}

/** The page. */
export function accuracyDocument(compared: readonly Compared[]): string {
  const rows = toolNames.flatMap((name) => rowsOfTool(name, compared));
  const head = ['| Calculator | Compared with | Values | Worst error |', '|---|---|---:|---:|'];
  return `${intro}\n${[...head, ...rows].join('\n')}\n`;
}
