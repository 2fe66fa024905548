/** Plots, parts, what one does with a result, how it comes about and what is related: loaded after the calculator itself, with their libraries. */
import { useDeferredValue, useEffect, useState } from 'react';
import type { PlotData } from '#calculators/plot.ts';
import { late } from '#src/components/late/late.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { plotInWorker } from './ask-worker.ts';
import { useToolContext } from './tool-context.ts';
import type { Derive } from './tool-lists.ts';
import type { ToolPageState } from './use-tool.ts';

const ToolPlots = late(async () => (await import('./results/ToolPlots.tsx')).ToolPlots);
const ToolWork = late(async () => (await import('./work/ToolWork.tsx')).ToolWork, ['tool_work']);
const ToolTheory = late(async () => (await import('./ToolTheory.tsx')).ToolTheory, ['tool_method']);
const RelatedTools = late(async () => (await import('./index/RelatedTools.tsx')).RelatedTools);
const ToolParts = late(async () => (await import('./results/ToolParts.tsx')).ToolParts, ['buy', 'part']);

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
  return plots.length > 0 ? <ToolPlots plots={plots} waiting={<Skeleton $height="24rem" />} /> : null;
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
  return <ToolParts searches={searches} waiting={<Skeleton $height="12rem" />} />;
}

export function WorkLater({ state }: { state: ToolPageState }) {
  return <ToolWork state={state} />;
}

export function TheoryLater({ mode }: { mode: string | null }) {
  const { files } = useToolContext();
  const theory = useLoaded(files.loadTheory);
  return <ToolTheory theory={theory} mode={mode} waiting={<Skeleton $height="12rem" />} />;
}

export function RelatedLater() {
  return <RelatedTools waiting={<Skeleton $height="8rem" />} />;
}
