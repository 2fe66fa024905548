/**
 * What the app uses of `react-i18next`, for the compiler alone (`paths` in `src/tsconfig.json`). By the library's types each call of `t`
 * works out anew, from the values that go with it, which keys there are: with some thousand keys more than half of all work on types.
 */
import type { FunctionComponent, ReactNode } from 'react';
import type { i18n as I18n, ThirdPartyModule } from 'i18next';
import type { FullKey, Namespace, Translate, WordKey } from './typed-words.ts';

interface Translation<Key extends string> {
  t: Translate<Key>;
  i18n: I18n;
}

export function useTranslation(): Translation<FullKey>;
export function useTranslation<Name extends Namespace>(name: Name): Translation<WordKey<Name>>;
/** Keys of the first file by themselves, those of all behind their file and a colon. */
export function useTranslation<First extends Namespace, Other extends Namespace>(
  names: readonly [First, ...Other[]],
): Translation<WordKey<First> | FullKey<First | Other>>;

export const I18nextProvider: FunctionComponent<{ i18n: I18n; children?: ReactNode }>;
export const initReactI18next: ThirdPartyModule;
