import { existsSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';
import { matchRoute } from './match.ts';
import { routes } from './table.ts';

const samples: Record<string, string> = { keyword: '4.7 kΩ 1%/0402', ToolName: 'RCFilter' };
const routerRoutes: RouteObject[] = routes.map((row) => ({ id: row.name, path: row.path, caseSensitive: true }));

function sampleOf(path: string): { path: string; params: Record<string, string> } {
  const params: Record<string, string> = {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = samples[key] ?? `${key.replaceAll('_', '-')}-1`;
    params[key] = value;
    return encodeURIComponent(value);
  });
  return { path: filled, params };
}

describe.each(routes.map((row) => [row.path, row] as const))('%s', (_, row) => {
  const sample = sampleOf(row.path);

  it('is found by the edge and by the app with the same parameters', () => {
    expect(matchRoute(sample.path)).toMatchObject({ row: { name: row.name }, params: sample.params });
    const inApp = matchRoutes(routerRoutes, sample.path)?.at(-1);
    expect(inApp?.route.id).toBe(row.name);
    expect(inApp?.params).toEqual(sample.params);
  });

  it('has its page', () => {
    expect(existsSync(`src/pages/${row.page}.tsx`)).toBe(true);
  });
});

it('gives every row a name and a path of its own', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it.each([
  '/nothing',
  '/Category',
  '/category/',
  '/category//x',
  '/category/Chip_Resistors',
  '/category/-',
  '/category/%E0%A4%A',
  `/product/${'a'.repeat(161)}`,
  '/product/list/%20',
  `/product/list/${'a'.repeat(121)}`,
  '/product/list/a%00b',
  '//',
  '',
])('knows no page at %j', (path) => expect(matchRoute(path)).toBeNull());

it('trims what was searched for', () => {
  expect(matchRoute('/product/list/%20lm358%20')?.params).toEqual({ keyword: 'lm358' });
});

it('leaves to `matchPage` whether there is a calculator of that name', () => {
  expect(matchRoute('/tool/NoSuchTool')?.row.name).toBe('tool-ToolName');
  expect(matchPage('/tool/NoSuchTool')).toBeNull();
  expect(matchPage('/tool/RCFilter')?.params).toEqual({ ToolName: 'RCFilter' });
  expect(matchPage('/category')?.row.name).toBe('category');
  expect(['/tool/rcfilter', '/tool/RC-Filter', '/tool/RCFilter%00'].map(matchRoute)).toEqual([null, null, null]);
});
