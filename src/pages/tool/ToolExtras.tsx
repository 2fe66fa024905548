/** Plots and parts: loaded after the calculator itself, with their libraries. */
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { InputValue, OutputValue } from '#calculators/define.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useToolContext } from './tool-context.ts';
import type { ToolPageState } from './use-tool.ts';

const ToolPlots = lazy(async () => ({ default: (await import('./ToolPlots.tsx')).ToolPlots }));
const ToolParts = lazy(async () => ({ default: (await import('./ToolParts.tsx')).ToolParts }));

type Derive<Answer> = (given: Record<string, InputValue>, out: Record<string, OutputValue>) => readonly Answer[];

/** What a lazily loaded function of the calculator makes of the results; empty until it is there, or when it cannot be fetched. */
function useDerived<Answer>(load: (() => Promise<Derive<Answer>>) | null, { given, result }: ToolPageState): readonly Answer[] {
  const [derive, setDerive] = useState<{ run: Derive<Answer> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load?.().then(
      (run) => isWanted && setDerive({ run }),
      () => {}, // offline and not kept: the calculator works without
    );
    return () => void (isWanted = false);
  }, [load]);
  const answer = useDeferredValue(result);
  return derive && answer ? derive.run({ ...given }, answer.out) : [];
}

export function PlotsLater({ state }: { state: ToolPageState }) {
  const { files } = useToolContext();
  const plots = useDerived(files.loadPlots, state);
  if (files.loadPlots === null) return null;
  return <Suspense fallback={<Skeleton $height="24rem" />}>{plots.length > 0 ? <ToolPlots plots={plots} /> : null}</Suspense>;
}

export function PartsLater({ state }: { state: ToolPageState }) {
  const { files } = useToolContext();
  const searches = useDerived(files.loadParts, state);
  if (searches.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <ToolParts searches={searches} />
    </Suspense>
  );
}
