import { expect, test } from 'vitest';
import { allocateStock, takenPerProduct } from './allocate-stock.ts';

const level = (available: number, backorder = false) => ({ available, backorder });

test('lines of one product share its stock in their order', () => {
  const lines = [
    { productId: 1, quantity: 60 },
    { productId: 1, quantity: 60 },
  ];
  expect(allocateStock(lines, new Map([[1, level(100)]]))).toEqual([
    { from_stock: 60, backordered: 0, short: 0 },
    { from_stock: 40, backordered: 0, short: 20 },
  ]);
});

test('a line that is short leaves the stock to those after it', () => {
  const lines = [60, 10].map((quantity) => ({ productId: 1, quantity }));
  expect(allocateStock(lines, new Map([[1, level(50)]]))).toEqual([
    { from_stock: 50, backordered: 0, short: 10 },
    { from_stock: 10, backordered: 0, short: 0 },
  ]);
});

test('what is missing is ordered where the product allows it', () => {
  expect(allocateStock([{ productId: 1, quantity: 60 }], new Map([[1, level(20, true)]]))).toEqual([
    { from_stock: 20, backordered: 40, short: 0 },
  ]);
});

test('a level below zero, or none at all, counts as nothing in stock', () => {
  const lines = [
    { productId: 1, quantity: 5 },
    { productId: 2, quantity: 5 },
  ];
  expect(allocateStock(lines, new Map([[1, level(-3)]])).map(({ short }) => short)).toEqual([5, 5]);
});

test('reservations are summed and sorted by product', () => {
  expect(
    takenPerProduct([
      { productId: 9, fromStock: 1 },
      { productId: 2, fromStock: 3 },
      { productId: 9, fromStock: 4 },
      { productId: 5, fromStock: 0 },
    ]),
  ).toEqual([
    { productId: 2, quantity: 3 },
    { productId: 9, quantity: 5 },
  ]);
});
