import type { Row } from '#calculators/define.ts';
import { type Circuit, type CircuitPart, ground } from './circuit.ts';

interface Ends {
  /** Ω. */
  source: number;
  load: number | null;
  /** In series with them, Ω at `center`. */
  sourceReactance?: number;
  loadReactance?: number;
  /** Hz. */
  center: number;
  inductorQ?: number | null;
  capacitorQ?: number | null;
}

/** A row of a calculator's table of parts. */
interface LadderRow {
  ref: string;
  placement: 'series' | 'shunt';
  kind: 'L' | 'C' | 'R';
  value: number;
}

function rowOf({ ref, placement, kind, value, standard }: Row): LadderRow | null {
  const size = typeof standard === 'number' ? standard : value;
  if ((placement !== 'series' && placement !== 'shunt') || (kind !== 'L' && kind !== 'C' && kind !== 'R') || typeof size !== 'number')
    return null;
  return { ref: String(ref), placement, kind, value: size };
}

/** The name in a netlist: that of the table where it begins with the kind of part, else one of its own. */
const nameOf = ({ ref, kind }: LadderRow, index: number): string => (/^[LCR]\d+$/.test(ref) ? ref : `${kind}${index + 1}`);

/**
 * The ladder of a table of parts from source to load, standard values where there are some: each part in series or across, so that a coil and a
 * capacitor of one resonant branch stand one after the other, or beside each other. Null for a table without parts.
 */
export function ladderCircuit(
  table: readonly Row[],
  { source, load, inductorQ = null, capacitorQ = null, ...others }: Ends,
): Circuit | null {
  const rows = table.flatMap((row) => rowOf(row) ?? []);
  if (rows.length === 0) return null;
  let node = 1;
  const parts = rows.map((row, index): CircuitPart => {
    const quality = row.kind === 'L' ? inductorQ : row.kind === 'C' ? capacitorQ : null;
    const from = String(node);
    if (row.placement === 'series') node += 1;
    const nodes = [from, row.placement === 'series' ? String(node) : ground] as const;
    return { kind: row.kind, name: nameOf(row, index), nodes, value: row.value, ...(quality === null ? {} : { quality }) };
  });
  return { parts, input: '1', output: String(node), source, load, gain: source > 0 && load !== null ? 'power' : 'voltage', ...others };
}
