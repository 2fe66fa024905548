import { describe, expect, it } from 'vitest';
import { callsOf } from '#contract/pages/all-calls.ts';
import { type AnyRoute, routes } from '#contract/routes/table.ts';
import { calls as lists } from './call-lists.ts';
import { loadPageCalls } from './page-calls.ts';

const nameOf = (file: string) => file.replace(/^\/contract\/pages\/|\.ts$/g, '');
const rowOf = (page: string): AnyRoute | undefined => routes.find((row) => row.page === page);

describe('the calls of pages', () => {
  it.each(Object.keys(lists).map(nameOf))('of %s belong to a row, and are the same at the edge', async (page) => {
    const row = rowOf(page);
    if (!row) throw new Error(`No row of the route table names ${page}`);
    const { calls = {}, own } = await loadPageCalls(row);
    expect(callsOf(row)).toEqual(calls);
    expect(Object.keys(calls).length > 0 || own !== undefined).toBe(true);
  });

  it('are none for a page that asks nothing', async () => {
    const row = rowOf('account/LoginPage');
    expect(row && (await loadPageCalls(row))).toEqual({});
  });
});
