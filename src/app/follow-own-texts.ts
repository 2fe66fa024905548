import type { i18n as I18n } from 'i18next';
import { speakOwnTexts } from '#src/i18n/words.ts';
import { selectConfig } from '#src/store/config.ts';
import type { Store } from '#src/store/store.ts';

/** Speaks the operator's texts as soon as the configuration tells them, and when it tells others. */
export function followOwnTexts(store: Store, words: I18n): () => void {
  let spoken: Readonly<Record<string, string>> = {};
  const follow = () => {
    const texts = selectConfig(store.getState())?.lang ?? spoken;
    if (texts === spoken || Object.keys({ ...texts, ...spoken }).length === 0) return;
    spoken = texts;
    speakOwnTexts(words, texts);
  };
  follow();
  return store.subscribe(follow);
}
