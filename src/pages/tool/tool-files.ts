/** The files of one calculator, each a chunk of its own: opening one calculator loads no other. */
import type { ComponentType } from 'react';
import type { AnyTool } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';
import type { PartSearch } from '#calculators/parts.ts';
import type { PlotData } from '#calculators/plot.ts';
import { isNamed, loadNamed } from '#src/i18n/named-file.ts';
import { hasBands } from './inputs/band-fields.ts';
import type { BandPickerProps } from './inputs/band-picker-props.ts';
import type { ToolTheory } from './math-node.ts';
import type { Derive, Figures } from './tool-lists.ts';

export interface ToolFiles {
  name: ToolName;
  tool: AnyTool;
  Figure: ComponentType | null;
  /** Where colours of bands are picked; null for tools without bands. */
  BandPicker: ComponentType<BandPickerProps> | null;
  /** Loads formulas and sources, which stand below everything that moves. */
  loadTheory: () => Promise<ToolTheory | null>;
  /** Loads what makes the plots; null for tools without any. */
  loadPlots: () => Promise<Derive<PlotData> | null>;
  /** Loads what finds parts; null for tools whose result leads to none. */
  loadParts: () => Promise<Derive<PartSearch> | null>;
}

const loaded = new Map<ToolName, ToolFiles>();

const loadLists = async () => (await import('./tool-lists.ts')).lists;

/** The definition, with the figure where there is one. */
async function fetchFiles(name: ToolName) {
  if (isNamed(`tools/${name}`)) {
    return Promise.all([loadNamed<{ tool: AnyTool }>(`tools/${name}`), loadNamed<Figures>(`figures/${name}`)]);
  }
  const lists = await loadLists();
  return Promise.all([lists.tool(name).then((tool) => ({ tool })), lists.figure(name)]);
}

/** Fetches what the page of a calculator shows at once; rejects when a chunk cannot be fetched. */
export async function loadToolFiles(name: ToolName): Promise<ToolFiles> {
  const known = loaded.get(name);
  if (known) return known;
  const [definition, figure] = await fetchFiles(name);
  if (!definition) throw new Error(`${name} has no definition`);
  const files: ToolFiles = {
    name,
    tool: definition.tool,
    Figure: figure?.Figure ?? null,
    BandPicker: hasBands(definition.tool) ? (await import('./inputs/BandPicker.tsx')).BandPicker : null,
    loadTheory: async () => (await loadLists()).theory(name),
    loadPlots: async () => (await loadLists()).plots(name),
    loadParts: async () => (await loadLists()).parts(name),
  };
  loaded.set(name, files);
  return files;
}

/** The files that were fetched before the page was shown. */
export function toolFiles(name: ToolName): ToolFiles {
  const files = loaded.get(name);
  if (!files) throw new Error(`The files of ${name} were not fetched`);
  return files;
}
