import { useEffect } from 'react';
import { remember } from '#src/components/account/calculation/kept-list.ts';
import { useCurrent } from './use-current.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** Values that somebody types their way through are no calculations. */
const settledAfter = 3000;

/** Remembers what is calculated, once it stands for a while; a page as it was opened is not worth it. */
export function useHistory(state: ToolPageState): void {
  const current = useCurrent(state);
  const { tool, query = '', result = '' } = current ?? {};
  useEffect(() => {
    if (tool === undefined || query === '') return undefined;
    const timer = setTimeout(() => remember('history', { tool, query, result, at: Date.now() }), settledAfter);
    return () => clearTimeout(timer);
  }, [tool, query, result]);
}
