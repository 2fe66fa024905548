import { describe, expect, it } from 'vitest';
import { failuresOf, fewestDropped } from './fewest-dropped.ts';

/** Each row is the text of the conditions it meets; the first condition is dearest. */
const drop = (rows: string[], conditions: string, isEnough: (dropped: readonly number[]) => boolean = () => true) => {
  const tests = [...conditions].map((letter) => (row: number) => rows[row]?.includes(letter) ?? false);
  const losses = [...conditions].map((_, at) => ({ loss: 2 ** -at }));
  return fewestDropped(failuresOf(rows.keys(), tests), losses, isEnough);
};

describe('fewestDropped', () => {
  it('drops nothing when something meets all', () => {
    expect(drop(['a', 'abc'], 'abc')).toEqual([]);
  });

  it('drops as few as it can', () => {
    expect(drop(['c', 'ab', 'b'], 'abc')).toEqual([2]);
    expect(drop(['a', 'b'], 'abc')).toEqual([1, 2]);
  });

  it('drops what loses least among as few', () => {
    expect(drop(['ab', 'bc', 'ac'], 'abc')).toEqual([2]);
    expect(drop(['bc', 'ac'], 'abc')).toEqual([1]);
  });

  it('passes over what leaves too little', () => {
    expect(drop(['ab', 'bc'], 'abc', (dropped) => !dropped.includes(2))).toEqual([0]);
    expect(drop(['a'], 'abc', (dropped) => dropped.length < 2)).toBeNull();
    expect(drop([], 'a')).toBeNull();
  });
});
