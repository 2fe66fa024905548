import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { loadWords } from '#src/i18n/words.ts';

export interface Late<Props> {
  /** `waiting` stands in its place until it is there. */
  (props: Props & { waiting?: ReactNode }): ReactNode;
  /** Has its code and its words on their way before it is shown. */
  fetch: (i18n: I18n) => void;
}

/** What could not be fetched ahead is asked for again, and told of, where it is shown. */
const ignore = () => {};

const noWords: readonly string[] = [];

/**
 * A component whose code is fetched when it is first shown, together with the words that the page does not have. Unlike `lazy` it needs no
 * Suspense: React keeps every fallback on screen for 300 ms, so that a menu would open that late whose code comes at once.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, words = noWords): Late<Props> {
  let loaded: ComponentType<Props> | null = null;

  async function start(i18n: I18n) {
    // The browser fetches a module once, however often it is asked for. Words that cannot be fetched are shown as their keys rather than not at all.
    const [Code] = await Promise.all([load(), loadWords(i18n, words).catch(ignore)]);
    return (loaded = Code);
  }

  function LateComponent({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const { i18n } = useTranslation();
    const [{ Code }, show] = useState({ Code: loaded });
    // After the drawing, so that what a first view needs has the line for itself.
    useEffect(() => {
      if (Code) return undefined;
      let isLeft = false;
      start(i18n).then(
        // In slices: what is drawn late may be long.
        (Here) => isLeft || startTransition(() => show({ Code: Here })),
        (error: unknown) =>
          isLeft ||
          // The boundary around it tells of the error, as if the drawing had thrown it.
          show(() => {
            throw error;
          }),
      );
      return () => void (isLeft = true);
    }, [Code, i18n]);
    if (!Code) return waiting;
    return (
      <WithWords names={words} fallback={waiting}>
        <Code {...(props as unknown as Props)} />
      </WithWords>
    );
  }

  return Object.assign(LateComponent, { fetch: (i18n: I18n) => void start(i18n).catch(ignore) });
}
