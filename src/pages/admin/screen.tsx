import type { i18n as I18n } from 'i18next';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadWords } from '#src/i18n/words.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** A screen of the operator page, in a chunk of its own. */
export interface Screen {
  View: () => ReactNode;
  /** Has its code and its words on their way before it is shown. */
  fetch: (i18n: I18n) => void;
}

interface Source {
  /** Namespaces that the screen speaks beside those of the operator page. */
  words: readonly string[];
  load: () => Promise<ComponentType>;
}

/** What could not be fetched ahead is asked for again, and told of, where it is shown. */
const ignore = () => {};

const waiting = <Skeleton $height="20rem" />;

export function screenOf({ words, load }: Source): Screen {
  const Code = lazy(async () => ({ default: await load() }));
  return {
    View: () => (
      <WithWords names={words} fallback={waiting}>
        <Suspense fallback={waiting}>
          <Code />
        </Suspense>
      </WithWords>
    ),
    fetch: (i18n) => {
      loadWords(i18n, words).catch(ignore);
      load().catch(ignore);
    },
  };
}
