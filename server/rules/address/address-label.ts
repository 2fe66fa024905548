import type { WordLanguage } from '#contract/locale.ts';
import { words } from '#server/kernel/words.ts';
import type { LabelWords } from './address-form.ts';

/** Says the name of a field of an address: first the country's own word, else the common one. */
export function addressLabel(language: WordLanguage): LabelWords {
  const say = words(language, 'address');
  return (key, country) => {
    const own = say(`own.${country}_${key}`);
    // i18next answers the key itself when there is no text.
    return own === `own.${country}_${key}` ? say(key) : own;
  };
}
