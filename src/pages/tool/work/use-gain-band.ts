import { useEffect, useMemo, useState } from 'react';
import type { Circuit } from '#calculators/circuit/circuit.ts';
import { frequenciesOf } from '#calculators/circuit/frequencies.ts';
import type { GainBand } from '#calculators/circuit/response-plots.ts';
import { gainBand, type PartShares, usualShares } from '#calculators/circuit/spread.ts';

/** Frequencies of the band: it is smoother than a single curve. */
const places = 61;
/** Milliseconds of work between two pauses. */
const slice = 8;

/** Least and greatest gain of many built circuits, found a little at a time; null until it is there. */
export function useGainBand(circuit: Circuit) {
  const [shares, setShares] = useState<PartShares>(usualShares);
  const [found, setFound] = useState<{ of: object; band: GainBand } | null>(null);
  const task = useMemo(() => ({ circuit, shares }), [circuit, shares]);
  useEffect(() => {
    if (task.circuit.center === null) return undefined;
    const steps = gainBand(task.circuit, frequenciesOf(task.circuit, task.circuit.center, places), task.shares);
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const since = performance.now();
      for (;;) {
        const step = steps.next();
        if (step.done) return setFound({ of: task, band: step.value });
        if (performance.now() - since > slice) break;
      }
      timer = setTimeout(go);
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [task]);
  return { band: found?.of === task ? found.band : null, shares, setShares };
}
