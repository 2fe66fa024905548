import { useEffect, useMemo, useState } from 'react';
import type { NamedCircuit } from '#calculators/circuit/circuit.ts';
import { type AnyCircuits, loadCircuits } from '#calculators/circuits.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** The circuits of the results on screen; null until what makes them is there. */
export function useCircuits({ given, result }: ToolPageState): readonly NamedCircuit[] | null {
  const { files } = useToolContext();
  const [make, setMake] = useState<{ circuits: AnyCircuits } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadCircuits(files.name).then(
      (circuits) => isWanted && circuits && setMake({ circuits }),
      () => {}, // offline and not kept: the calculator works without
    );
    return () => void (isWanted = false);
  }, [files.name]);
  return useMemo(() => (make && result ? make.circuits(given, result.out) : null), [make, given, result]);
}
