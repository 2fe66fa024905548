/**
 * No page gets heavier unnoticed: the build in `dist/` is weighed as it is sent, page by page, against the one list of budgets. `npm run build`
 * makes it, `npm run bench:bundle` shows all weights. A page that became lighter gets a smaller budget.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { routes } from '#contract/routes/table.ts';
import { ceilings, firstViewBudget, firstViewBudgets, mainPages } from './page-budgets.ts';
import { readManifest, weighPages } from './page-weights.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const operators = new Set<string>(routes.filter((row) => row.access === 'operator').map(({ page }) => page));

const ceilingOf = (page: string) => (mainPages.includes(page) ? ceilings.main : ceilings.all);

describe('the first view', () => {
  it('of every page is within its budget', async () => {
    const weights = await weighPages(dist);
    expect(weights.length).toBeGreaterThan(routes.length);
    expect(weights.filter(({ page, bytes }) => bytes > firstViewBudget(page))).toEqual([]);
    // A thousand files are compressed.
  }, 180_000);

  it('is named by the edge for every page and calculator, so that it needs no list of all', async () => {
    const { names } = await readManifest(dist);
    const named = new Set(Object.values(names));
    const wanted = [...routes.map(({ page }) => page), ...toolNames.flatMap((name) => [`tools/${name}`, `figures/${name}`])];
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('the budgets', () => {
  it('are there for every page', () => {
    expect(Object.keys(firstViewBudgets).toSorted()).toEqual([...new Set(routes.map(({ page }) => page))].toSorted());
  });

  it('of pages that anybody may come to stay below what the shop promises', () => {
    const pages = Object.entries(firstViewBudgets).filter(([page]) => !operators.has(page));
    expect(pages.filter(([page, kilobytes]) => kilobytes * 1000 > ceilingOf(page))).toEqual([]);
  });
});
