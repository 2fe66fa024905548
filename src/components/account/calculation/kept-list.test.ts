import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetAll, most, type Remembered, remember, useRemembered } from './kept-list.ts';

const calculation = (number: number, tool: Remembered['tool'] = 'RCFilter'): Remembered => ({
  tool,
  query: `resistance=${number}`,
  at: number,
  result: `${number} Ω`,
});
const listed = (list: 'kept' | 'history') => renderHook(() => useRemembered(list)).result.current.map(({ tool, at }) => `${tool} ${at}`);

beforeEach(() => {
  forgetAll('kept');
  forgetAll('history');
});

it('remembers the newest fifty calculations, each once', () => {
  for (let number = 0; number < most.history + 5; number += 1) remember('history', calculation(number));
  remember('history', calculation(20));
  const list = listed('history');
  expect(list).toHaveLength(most.history);
  expect(list.slice(0, 2)).toEqual(['RCFilter 20', `RCFilter ${most.history + 4}`]);
});

it('lets the oldest kept result of the same calculator make room, and no other', () => {
  remember('kept', calculation(0, 'Microstrip'));
  for (let number = 1; number <= most.kept + 1; number += 1) remember('kept', calculation(number));
  expect(listed('kept')).toEqual([...[7, 6, 5, 4, 3, 2].map((number) => `RCFilter ${number}`), 'Microstrip 0']);
  forgetAll('kept', 'RCFilter');
  expect(listed('kept')).toEqual(['Microstrip 0']);
});

it('passes over what it did not write', () => {
  localStorage.setItem('tool-history', JSON.stringify([{ tool: 'nothing', query: '', at: 1, result: '' }, calculation(3), 'x']));
  expect(listed('history')).toEqual(['RCFilter 3']);
  localStorage.setItem('tool-history', '{');
  expect(listed('history')).toEqual([]);
});
