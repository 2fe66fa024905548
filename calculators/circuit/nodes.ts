import { type Circuit, ground } from './circuit.ts';

/** Nodes other than ground, each with its row in the equations. */
export function rowsOf({ parts, input, output }: Circuit): Map<string, number> {
  const names = [input, output, ...parts.flatMap(({ nodes }) => [...nodes])];
  return new Map([...new Set(names)].filter((name) => name !== ground).map((name, row) => [name, row]));
}
