import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleItem } from '#src/testing/sample-part.ts';
import { PriceNotes } from './PriceNotes.tsx';

const noteOf = (moq: number, multiple: number) => {
  const { offer, price_at: price } = sampleItem();
  return render(<PriceNotes offer={offer && { ...offer, moq, multiple }} price={price} />).container.textContent;
};

test('says minimum and step, and a step alone where it is the minimum too', () => {
  expect(noteOf(10, 5)).toBe('Minimum 10, multiples of 5');
  expect(noteOf(10, 10)).toBe('Multiples of 10');
  expect(noteOf(10, 1)).toBe('Minimum 10');
  expect(noteOf(1, 1)).toBe('');
});
