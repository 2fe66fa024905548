import type { ToolName } from '#calculators/names.ts';
import type { CalculationOrder } from '#contract/api/saved-calculation.ts';
import { buildPath } from '#contract/routes/build-path.ts';

/** A calculator with the values that its address holds. */
export function calculationPath(tool: ToolName, query: string): string {
  return `${buildPath('tool-ToolName', { ToolName: tool })}${query === '' ? '' : `?${query}`}`;
}

/** The saved calculations of the account; what is left out is as it begins. */
export function savedCalculationsPath({
  page = 1,
  sort = 'changed',
  keyword = '',
}: { page?: number; sort?: CalculationOrder; keyword?: string } = {}): string {
  const search = new URLSearchParams({
    section: 'calculations',
    ...(keyword !== '' && { keyword }),
    ...(sort !== 'changed' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${buildPath('user-userCenter')}?${search}`;
}
