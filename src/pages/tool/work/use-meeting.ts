import { useEffect, useState } from 'react';
import type { InputValue } from '#calculators/define.ts';
import type { AnyTool } from '#calculators/evaluate.ts';
import { type ImpedanceOf, type Meeting, meetImpedance } from '#calculators/target-impedance.ts';
import { asked } from './run-many.ts';

interface Search {
  line: Readonly<Record<string, InputValue>>;
  dimension: string;
  size: number;
  /** Ω; null while none can be read. */
  target: number | null;
}

/** What gives the wanted impedance; undefined while it is looked for, null where there is no such line at all. */
export function useMeeting(tool: AnyTool, { output }: ImpedanceOf, { line, dimension, size, target }: Search): Meeting | null | undefined {
  const key = JSON.stringify([line, dimension, target]);
  const [done, setDone] = useState<{ of: string; meeting: Meeting | null }>({ of: '', meeting: null });
  useEffect(() => {
    if (target === null) return undefined;
    const stop = new AbortController();
    const impedanceAt = async (one: number) => {
      if (stop.signal.aborted) return null;
      const answer = await asked(tool, { ...line, [dimension]: one }, stop.signal);
      const value = answer.ok ? answer.out[output] : null;
      return typeof value === 'number' ? value : null;
    };
    void meetImpedance(target, size, impedanceAt).then((meeting) => {
      if (!stop.signal.aborted) setDone({ of: key, meeting });
    });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that is computed
  }, [tool, key]);
  return done.of === key ? done.meeting : undefined;
}
