import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headOf } from '#contract/pages/all-heads.ts';
import { routes } from '#contract/routes/table.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { factsOf } from './all-facts.ts';
import type { Facts } from '#edge/facts/facts-view.ts';

const pagesIn = (pattern: string) => globSync(pattern).toSorted();
const pageOf = (file: string): string => file.replace(/^(edge|contract)\/pages\/|(\.head)?\.ts$/g, '');
const rowOf = (file: string) => {
  const row = routes.find(({ page }) => page === pageOf(file));
  if (!row) throw new Error(`No row of the route table names ${file}`);
  return row;
};

it.each(pagesIn('edge/pages/*/*Page.ts'))('what %s says without scripts is said', async (file) => {
  const { facts } = (await import(/* @vite-ignore */ `../../${file}`)) as { facts: Facts };
  expect(factsOf(rowOf(file))).toBe(facts);
});

it.each(pagesIn('contract/pages/*/*Page.head.ts'))('what %s gives to heads stands in them', async (file) => {
  const { head } = (await import(/* @vite-ignore */ `../../${file}`)) as { head: PageHead };
  expect(headOf(rowOf(file))).toBe(head);
});
