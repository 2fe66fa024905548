import { type ReactNode, useState } from 'react';
import { networkFailure } from '#src/api/api-error.ts';
import { LoadError } from '#src/components/LoadError.tsx';

type Work = () => Promise<unknown>;

export interface LateWork {
  start: (work: Work) => void;
  failure: ReactNode;
}

/** Work of a button whose code is fetched with the press. `failure` stands near the button: it says that the code could not be had, and starts the work again. */
export function useLateWork(): LateWork {
  const [failed, setFailed] = useState<Work | null>(null);
  const start = (work: Work) => {
    setFailed(null);
    work().catch(() => setFailed(() => work));
  };
  return { start, failure: failed ? <LoadError error={networkFailure} onRetry={() => start(failed)} /> : null };
}
