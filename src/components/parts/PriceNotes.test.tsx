import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createWords, loadWords } from '#src/i18n/words.ts';
import { sampleItem } from '#src/testing/sample-part.ts';
import { PriceNotes } from './PriceNotes.tsx';

test('says minimum and step, and a step alone where it is the minimum too', async () => {
  const words = await createWords('en');
  await loadWords(words, ['buy']);
  const { offer, price_at: price } = sampleItem();
  const noteOf = (moq: number, multiple: number) =>
    render(
      <I18nextProvider i18n={words}>
        <PriceNotes offer={offer && { ...offer, moq, multiple }} price={price} />
      </I18nextProvider>,
    ).container.textContent;
  expect(noteOf(10, 5)).toBe('Minimum 10, multiples of 5');
  expect(noteOf(10, 10)).toBe('Multiples of 10');
  expect(noteOf(10, 1)).toBe('Minimum 10');
  expect(noteOf(1, 1)).toBe('');
});
