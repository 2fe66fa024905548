/** The one door for keys that come from data, such as the labels of a calculator; every other key is checked by the compiler. */
import { useMemo } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';

type DataWords = (key: string, values?: Record<string, unknown>) => string;

/** Speaks one namespace whose name and keys are data; the key itself where the words lack it. */
export function dataWords(words: I18n, namespace: string): DataWords {
  return (key, values = {}) => words.t(`${namespace}:${key}`, values);
}

/** `dataWords` for a component. */
export function useDataWords(namespace: string): DataWords {
  const { i18n } = useTranslation();
  return useMemo(() => dataWords(i18n, namespace), [i18n, namespace]);
}
