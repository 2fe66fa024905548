/** What every part of a calculator's page reads: its files, its words and how it writes values. */
import { createContext, use } from 'react';
import type { ToolFiles } from './tool-files.ts';
import type { ShownValue } from './tool-format.ts';
import type { Unit } from '#calculators/units.ts';

export interface ToolContextValue {
  files: ToolFiles;
  /** The calculator's own words, such as `inputs.innerDiameter`; '' where it has none. */
  words: (key: string, values?: Record<string, unknown>) => string;
  /** A value with the unit in which it reads best, and as many significant digits as it deserves. */
  show: (value: number, unit: Unit, units: readonly string[], chosen?: string, digits?: number) => ShownValue;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

/** The calculator around a component; throws outside of its page. */
export function useToolContext(): ToolContextValue {
  const value = use(ToolContext);
  if (!value) throw new Error('This part stands outside of a calculator page');
  return value;
}
