import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Library = typeof import('@simplewebauthn/browser');

interface Asked {
  token: string;
  /** Where passkeys work. */
  origin: string;
}

interface Answer<Challenge> {
  data?: Challenge | undefined;
  error?: unknown;
}

/** The browser's answer with what it answers; `error` is what the store said instead of asking. */
interface Outcome<Shown> {
  shown: { token: string; passkey: Shown } | null;
  error?: unknown;
}

export interface Passkey {
  /** Fetches what has to be answered and has the browser answer it. */
  ask: <Challenge extends Asked, Shown>(
    fetch: () => PromiseLike<Answer<Challenge>>,
    answer: (library: Library, challenge: Challenge) => Promise<Shown>,
  ) => Promise<Outcome<Shown>>;
  isBusy: boolean;
  /** Why the browser gave none, in words. */
  trouble: string | null;
}

/** Passkeys of this browser. Its own words for what goes wrong differ by maker and system, so ours stand for them. */
export function usePasskey(): Passkey {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask: Passkey['ask'] = async (fetch, answer) => {
    setBusy(true);
    setTrouble(null);
    try {
      const library = await import('@simplewebauthn/browser');
      const { data, error } = await fetch();
      if (!data) return { shown: null, error };
      if (data.origin !== location.origin) setTrouble(t('passkey.elsewhere', { address: data.origin }));
      else if (!library.browserSupportsWebAuthn()) setTrouble(t('passkey.unsupported'));
      else return { shown: { token: data.token, passkey: await answer(library, data) } };
    } catch (thrown) {
      const isKnown = thrown instanceof Error && thrown.name === 'InvalidStateError';
      setTrouble(t(isKnown ? 'passkey.known' : 'passkey.cancelled'));
    } finally {
      setBusy(false);
    }
    return { shown: null };
  };
  return { ask, isBusy, trouble };
}
