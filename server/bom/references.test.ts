import { describe, expect, it } from 'vitest';
import { looksLikeReferences, readReferences } from './references.ts';

describe('references', () => {
  it.each([
    ['R1-R4, R7', ['R1', 'R2', 'R3', 'R4', 'R7']],
    ['R1..R4', ['R1', 'R2', 'R3', 'R4']],
    ['R1 R2', ['R1', 'R2']],
    ['C1,C2;C3', ['C1', 'C2', 'C3']],
    ['Ｒ１，Ｒ２、Ｒ３', ['R1', 'R2', 'R3']],
    ['C1～C3', ['C1', 'C2', 'C3']],
    ['C1 – C3', ['C1', 'C2', 'C3']],
    ['R1-4', ['R1', 'R2', 'R3', 'R4']],
    ['R08-R10', ['R08', 'R09', 'R10']],
    ['R1, R1', ['R1']],
    ['', []],
  ])('%s', (text, references) => {
    expect(readReferences(text)).toEqual(references);
  });

  it('a dash that the quantity contradicts is part of a name', () => {
    expect(readReferences('J1-4', 1)).toEqual(['J1-4']);
    expect(readReferences('J1-4', 4)).toHaveLength(4);
  });

  it('a slip in a range fills no memory', () => {
    expect(readReferences('R1-R999999')).toEqual(['R1-R999999']);
    expect(readReferences('R9-R1')).toEqual(['R9-R1']);
  });

  it('part numbers and values are none', () => {
    expect(looksLikeReferences('R1-R4, R7')).toBe(true);
    expect(looksLikeReferences('RC0603FR-0710KL')).toBe(false);
    expect(looksLikeReferences('100nF')).toBe(false);
  });
});

/** A small generator with a seed, so that a failure comes again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Writes sorted references of one prefix the way somebody might. */
function write(prefix: string, numbers: readonly number[], random: (below: number) => number): string {
  const parts: string[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    let end = index;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end += 1;
    const isRange = end > index + 1 && random(2) === 0;
    const dash = ['-', '..', '–', ' - ', '~', '…'][random(6)] ?? '-';
    if (isRange) parts.push(`${prefix}${numbers[index]}${dash}${prefix}${numbers[end]}`);
    else parts.push(`${prefix}${numbers[index]}`);
    if (isRange) index = end;
  }
  const comma = [',', ', ', '; ', ' ', '，', '、', '/', '\n'][random(8)] ?? ',';
  return parts.join(comma);
}

it('what was written is read, however it was written', () => {
  const random = chance(20_261_121);
  for (let round = 0; round < 2000; round += 1) {
    const prefix = ['R', 'C', 'IC', 'Q', 'TP_'][random(5)] ?? 'R';
    const numbers = [...new Set(Array.from({ length: 1 + random(20) }, () => 1 + random(40)))].toSorted((a, b) => a - b);
    const text = write(prefix, numbers, random);
    const expected = numbers.map((number) => `${prefix}${number}`);
    expect(readReferences(text), text).toEqual(expected);
    expect(readReferences(text, expected.length), text).toEqual(expected);
  }
});
