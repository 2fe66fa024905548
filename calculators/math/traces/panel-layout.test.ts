import { expect, test } from 'vitest';
import { panelLayout } from './panel-layout.ts';

const panel = { panelWidth: 0.4572, panelHeight: 0.6096, panelMargin: 0.01, boardSpacing: 0.002 };

test('boards lie in the orientation in which more of them fit', () => {
  expect(panelLayout({ ...panel, boardWidth: 0.1, boardHeight: 0.08 })).toEqual({ columns: 4, rows: 7, boards: 28, rotated: false });
  expect(panelLayout({ ...panel, boardWidth: 0.5, boardHeight: 0.4 })).toEqual({ columns: 1, rows: 1, boards: 1, rotated: true });
  expect(panelLayout({ ...panel, boardWidth: 0.1, boardHeight: 0.1 }).rotated).toBe(false);
});

test('boards that fill the panel exactly fit, and larger ones do not', () => {
  const exact = { panelWidth: 0.3, panelHeight: 0.1, panelMargin: 0, boardSpacing: 0 };
  expect(panelLayout({ ...exact, boardWidth: 0.1, boardHeight: 0.1 }).boards).toBe(3);
  expect(panelLayout({ ...panel, boardWidth: 0.7, boardHeight: 0.08 }).boards).toBe(0);
  expect(panelLayout({ ...panel, panelMargin: 1, boardWidth: 0.1, boardHeight: 0.1 }).boards).toBe(0);
});
