import { useEffect, useState } from 'react';
import type { AnyTool } from '#calculators/evaluate.ts';
import { type Out, runMany } from './run-many.ts';

export interface ManyResults {
  results: readonly (Out | null)[];
  isPending: boolean;
}

/** Results for each of many entries; `key` tells apart what is entered, and the former results stay until new ones come. */
export function useMany(tool: AnyTool, many: readonly Readonly<Record<string, unknown>>[], key: string): ManyResults {
  const [done, setDone] = useState<{ of: string; results: readonly (Out | null)[] }>({ of: '', results: [] });
  useEffect(() => {
    const stop = new AbortController();
    void runMany(tool, many, stop.signal, (results) => setDone({ of: key, results }));
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that is computed
  }, [tool, key]);
  return { results: done.of === key ? done.results : [], isPending: done.of !== key || done.results.length < many.length };
}
