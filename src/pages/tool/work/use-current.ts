import { mainOutput } from '#calculators/evaluate.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { queryOf, type ToolPageState } from '#src/pages/tool/use-tool.ts';
import type { Remembered } from '#src/components/account/calculation/kept-list.ts';

/** The calculation on screen as it is remembered; null while the fields say something else than the results. */
export function useCurrent(state: ToolPageState): Omit<Remembered, 'at'> | null {
  const { files, show } = useToolContext();
  const { tag } = useLocale();
  if (state.isStale || !state.result) return null;
  const main = mainOutput(files.tool, state.mode, state.given);
  const output = files.tool.outputs[main];
  const value = state.result.out[main];
  const isShort = output?.kind === 'quantity' && typeof value === 'number';
  return {
    tool: files.name,
    query: queryOf(files.tool, state, tag),
    result: isShort ? joined(show(value, output.unit, output.show, undefined, output.digits)) : '',
  };
}
