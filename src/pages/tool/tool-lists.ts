/** Where the files of every calculator are. The first page has its own by name, so that these lists come later (`tool-files.ts`). */
import type { ComponentType } from 'react';
import { loadTool } from '#calculators/registry.ts';
import type { InputValue, OutputValue } from '#calculators/define.ts';
import { groupOf, type ToolName } from '#calculators/names.ts';
import type { PartSearch } from '#calculators/parts.ts';
import type { PlotData } from '#calculators/plot.ts';
import type { ToolTheory } from './math-node.ts';

/** What is made of the inputs and outputs. */
export type Derive<Answer> = (given: Record<string, InputValue>, out: Record<string, OutputValue>) => readonly Answer[];

export interface Figures {
  Figure: ComponentType;
}

const figures = import.meta.glob<Figures>('/src/pages/tool/figures/*.tsx');
const theories = import.meta.glob<ToolTheory>('/calculators/*/*/formulas.tex');
const plots = import.meta.glob<{ plots: Derive<PlotData> }>('/calculators/*/*/plots.ts');
const parts = import.meta.glob<{ parts: Derive<PartSearch> }>('/calculators/*/*/parts.ts');

const folderOf = (name: ToolName) => `/calculators/${groupOf(name)}/${name}`;

/** Undefined where a calculator has none. */
export const lists = {
  tool: loadTool,
  figure: (name: ToolName) => figures[`/src/pages/tool/figures/${name}.tsx`]?.(),
  theory: async (name: ToolName) => (await theories[`${folderOf(name)}/formulas.tex`]?.()) ?? null,
  plots: async (name: ToolName) => (await plots[`${folderOf(name)}/plots.ts`]?.())?.plots ?? null,
  parts: async (name: ToolName) => (await parts[`${folderOf(name)}/parts.ts`]?.())?.parts ?? null,
};
