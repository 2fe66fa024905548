/** Plots, parts, what one does with a result, how it comes about and what is related: loaded after the calculator itself, with their libraries. */
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { PlotData } from '#calculators/plot.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { plotInWorker } from './ask-worker.ts';
import { useToolContext } from './tool-context.ts';
import type { Derive } from './tool-lists.ts';
import type { ToolPageState } from './use-tool.ts';

const ToolPlots = lazy(async () => ({ default: (await import('./results/ToolPlots.tsx')).ToolPlots }));
const ToolWork = lazy(async () => ({ default: (await import('./work/ToolWork.tsx')).ToolWork }));
const ToolTheory = lazy(async () => ({ default: (await import('./ToolTheory.tsx')).ToolTheory }));
const RelatedTools = lazy(async () => ({ default: (await import('./index/RelatedTools.tsx')).RelatedTools }));
const ToolParts = lazy(async () => ({ default: (await import('./results/ToolParts.tsx')).ToolParts }));

/** A lazily loaded part of the calculator; null until it is there, where there is none, or when it cannot be fetched. */
function useLoaded<Part>(load: () => Promise<Part | null>): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (part) => isWanted && part && setLoaded({ part }),
      () => {}, // offline and not kept: the calculator works without
    );
    return () => void (isWanted = false);
  }, [load]);
  return loaded?.part ?? null;
}

/** What it makes of the results. */
function useDerived<Answer>(load: () => Promise<Derive<Answer> | null>, { given, result }: ToolPageState): readonly Answer[] {
  const derive = useLoaded(load);
  const answer = useDeferredValue(result);
  return derive && answer ? derive({ ...given }, answer.out) : [];
}

/** Plots that take longer than a frame come from the worker; the former ones stay until then. */
function usePlots({ given, result }: ToolPageState): readonly PlotData[] {
  const { files } = useToolContext();
  const derive = useLoaded(files.loadPlots);
  const [plots, setPlots] = useState<readonly PlotData[]>([]);
  useEffect(() => {
    if (!derive || !result) return undefined;
    const from = { given: { ...given }, out: result.out };
    return plotInWorker(files.name, from, () => derive(from.given, from.out), setPlots);
  }, [derive, files.name, given, result]);
  return plots;
}

function ShownPlots({ plots }: { plots: readonly PlotData[] }) {
  return <Suspense fallback={<Skeleton $height="24rem" />}>{plots.length > 0 ? <ToolPlots plots={plots} /> : null}</Suspense>;
}

function QuickPlots({ state }: { state: ToolPageState }) {
  const { files } = useToolContext();
  return <ShownPlots plots={useDerived(files.loadPlots, state)} />;
}

function SlowPlots({ state }: { state: ToolPageState }) {
  return <ShownPlots plots={usePlots(state)} />;
}

export function PlotsLater({ state }: { state: ToolPageState }) {
  const { files } = useToolContext();
  return files.tool.slow ? <SlowPlots state={state} /> : <QuickPlots state={state} />;
}

export function PartsLater({ state }: { state: ToolPageState }) {
  const { files } = useToolContext();
  const searches = useDerived(files.loadParts, state);
  if (searches.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <WithWords names={['buy', 'part']} fallback={<Skeleton $height="12rem" />}>
        <ToolParts searches={searches} />
      </WithWords>
    </Suspense>
  );
}

export function WorkLater({ state }: { state: ToolPageState }) {
  return (
    <Suspense>
      <WithWords names={['tool_work']}>
        <ToolWork state={state} />
      </WithWords>
    </Suspense>
  );
}

export function TheoryLater({ mode }: { mode: string | null }) {
  const { files } = useToolContext();
  const theory = useLoaded(files.loadTheory);
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <WithWords names={['tool_method']}>
        <ToolTheory theory={theory} mode={mode} />
      </WithWords>
    </Suspense>
  );
}

export function RelatedLater() {
  return (
    <Suspense fallback={<Skeleton $height="8rem" />}>
      <RelatedTools />
    </Suspense>
  );
}
