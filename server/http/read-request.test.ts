import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { StoreError } from '#server/kernel/store-error.ts';
import { readRequest } from './read-request.ts';

const request = z.object({
  boards: z.int(),
  lines: z.array(z.object({ mpn: z.string(), quantity: z.int() })).check(z.maxLength(200)),
});
const right = { mpn: 'LM358', quantity: 1 };
const wrong = { mpn: 1, quantity: '1' };

function fieldsOf(body: unknown): string[] {
  try {
    readRequest(request, body);
    return [];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return Object.keys(error.options.fields ?? {});
  }
}

describe('what a call gets', () => {
  it('is what its schema gives', () => {
    expect(readRequest(request, { boards: 2, lines: [right] })).toEqual({ boards: 2, lines: [right] });
  });

  it('names every field of a form that is wrong', () => {
    expect(fieldsOf({ boards: '2', lines: [right, wrong, right, wrong] })).toEqual([
      'boards',
      'lines.1.mpn',
      'lines.1.quantity',
      'lines.3.mpn',
      'lines.3.quantity',
    ]);
  });

  it('names wrong entries by their place in a long list', () => {
    const lines = Array.from({ length: 200 }, (_, at) => (at === 150 || at === 170 ? wrong : right));
    expect(fieldsOf({ boards: 1, lines })).toEqual(['lines.150.mpn', 'lines.150.quantity', 'lines.170.mpn', 'lines.170.quantity']);
  });

  it('reads no more than the neighbours of the first wrong one', () => {
    expect(fieldsOf({ boards: 1, lines: Array.from({ length: 200 }, () => wrong) })).toHaveLength(100);
  });

  it('says that a list is too long', () => {
    expect(fieldsOf({ boards: 1, lines: Array.from({ length: 201 }, () => right) })).toEqual(['lines']);
  });
});
