/** The files of one calculator, each a chunk of its own: opening one calculator loads no other. */
import type { ComponentType } from 'react';
import type { InputValue, OutputValue } from '#calculators/define.ts';
import type { AnyTool } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';
import type { PartSearch } from '#calculators/parts.ts';
import type { PlotData } from '#calculators/plot.ts';
import { loadTool } from '#calculators/registry.ts';
import type { ToolFormula } from './math-node.ts';

type Derive<Answer> = (given: Record<string, InputValue>, out: Record<string, OutputValue>) => readonly Answer[];

const figures = import.meta.glob<{ Figure: ComponentType }>('/src/pages/tool/figures/*.tsx');
const formulas = import.meta.glob<{ formulas: readonly ToolFormula[] }>('/calculators/formulas/*.tex');
const plots = import.meta.glob<{ plots: Derive<PlotData> }>('/calculators/plots/*.ts');
const parts = import.meta.glob<{ parts: Derive<PartSearch> }>('/calculators/parts/*.ts');

export interface ToolFiles {
  name: ToolName;
  tool: AnyTool;
  Figure: ComponentType | null;
  formulas: readonly ToolFormula[];
  /** Loads what makes the plots, for tools that have any. */
  loadPlots: (() => Promise<Derive<PlotData>>) | null;
  /** Loads what finds parts, for tools whose result leads to some. */
  loadParts: (() => Promise<Derive<PartSearch>>) | null;
}

const loaded = new Map<ToolName, ToolFiles>();

/** Fetches what the page of a calculator shows at once; rejects when a chunk cannot be fetched. */
export async function loadToolFiles(name: ToolName): Promise<ToolFiles> {
  const known = loaded.get(name);
  if (known) return known;
  const [tool, figure, formula] = await Promise.all([
    loadTool(name),
    figures[`/src/pages/tool/figures/${name}.tsx`]?.(),
    formulas[`/calculators/formulas/${name}.tex`]?.(),
  ]);
  const plot = plots[`/calculators/plots/${name}.ts`];
  const part = parts[`/calculators/parts/${name}.ts`];
  const files: ToolFiles = {
    name,
    tool,
    Figure: figure?.Figure ?? null,
    formulas: formula?.formulas ?? [],
    loadPlots: plot ? async () => (await plot()).plots : null,
    loadParts: part ? async () => (await part()).parts : null,
  };
  loaded.set(name, files);
  return files;
}

/** The files that the page's loader has fetched. */
export function toolFiles(name: ToolName): ToolFiles {
  const files = loaded.get(name);
  if (!files) throw new Error(`The loader did not fetch ${name}`);
  return files;
}
