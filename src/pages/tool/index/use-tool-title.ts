import type { ToolName } from '#calculators/names.ts';
import { useDataWords } from '#src/i18n/data-words.ts';

/** Title and summary of a calculator in the list of all; on its own page they are among its own words (`build/tool-page-words.ts`). */
export function useToolTitle(name: ToolName): { title: string; summary: string } {
  const words = useDataWords('tools');
  return { title: words(`${name}.title`), summary: words(`${name}.summary`) };
}
