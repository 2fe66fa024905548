import type { ToolName } from '#calculators/names.ts';
import { useDataWords } from '#src/i18n/data-words.ts';

/** Title and summary of a calculator in the visitor's language. */
export function useToolTitle(name: ToolName): { title: string; summary: string } {
  const words = useDataWords('tools');
  return { title: words(`${name}.title`), summary: words(`${name}.summary`) };
}
