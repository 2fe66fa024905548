import { expect, it } from 'vitest';
import { circlesIn } from './circles.ts';

it('finds each circle, and nothing that merely leads into one', () => {
  const graph = {
    page: ['shared'],
    shared: ['frame', 'zod'],
    frame: ['data', 'shared'],
    data: ['shared'],
    zod: [],
    cart: ['order', 'zod'],
    order: ['cart', 'data'],
  };
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual([
    ['cart', 'order'],
    ['data', 'frame', 'shared'],
  ]);
});

it('finds none where imports go one way', () => {
  const graph = { page: ['cart', 'money'], cart: ['money'], money: [] };
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual([]);
});
