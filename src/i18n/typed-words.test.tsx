import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { dataWords } from './data-words.ts';
import { createWords } from './words.ts';

/** A directive that expects an error is itself one when the line compiles: `tsc -p src` is half of this test. */
it('words are found by keys that the compiler has checked', async () => {
  const i18n = await createWords('en');
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  const { t } = renderHook(() => useTranslation(), { wrapper }).result.current;
  expect(t('common:close')).toBe('Close');
  expect(t('common:header.cart_count', { count: 2 })).toBe('Cart, 2 items');
  // @ts-expect-error no such key
  expect(t('common:closed')).toBe('closed');
  // What has a word of its own to fall back to may lack one.
  expect(t('common:closed', { defaultValue: t('common:close') })).toBe('Close');
  const { t: both } = renderHook(() => useTranslation(['common', 'cart']), { wrapper }).result.current;
  expect([both('close'), both('cart:title')]).toEqual(['Close', 'title']);
  // @ts-expect-error a key of the second file needs its name
  expect(both('title')).toBe('title');
  // @ts-expect-error no such namespace
  expect(t('shop:close')).toBe('close');
  // @ts-expect-error no such key in a list of choices
  expect(t(`common:preferences.${'light' as 'light' | 'lamp'}`)).toBe('Light'); // `as` keeps both choices in the type
});

it('words whose keys are data are spoken through their own door', async () => {
  const words = await createWords('en');
  words.addResourceBundle('en', 'tool/Example', { inputs: { width: 'Width of {{what}}' } });
  expect(dataWords(words, 'tool/Example')('inputs.width', { what: 'trace' })).toBe('Width of trace');
});
