import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from './words.ts';

interface Props {
  /** Namespaces that the page itself does not load. */
  names: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows a part of a page once its own words are there, so that the page's first view need not wait for them. */
export function WithWords({ names, fallback = null, children }: Props) {
  const { i18n } = useTranslation();
  const key = names.join(' ');
  const [loaded, setLoaded] = useState(() => (names.every((name) => i18n.hasResourceBundle(i18n.language, name)) ? key : ''));
  useEffect(() => {
    if (loaded === key) return undefined;
    let isLeft = false;
    // Words that cannot be fetched are shown as their keys rather than not at all.
    const done = () => void (isLeft || setLoaded(key));
    loadWords(i18n, key.split(' ')).then(done, done);
    return () => void (isLeft = true);
  }, [i18n, key, loaded]);
  return loaded === key ? children : fallback;
}
