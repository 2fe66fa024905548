/** An answer of the store as the cache holds it: plain data, so that one request may read what another fetched. */
export interface KeptAnswer {
  status: number;
  /** Lower-case names of headers that are the same for everybody. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds of the clock when it came from the store. */
  at: number;
}

/** Where answers are kept: the platform's cache, or memory. What it cannot keep it forgets; it never fails. */
export interface AnswerStorage {
  read: (key: string) => Promise<KeptAnswer | null>;
  /** Keeps an answer for `seconds` at most. */
  keep: (key: string, answer: KeptAnswer, seconds: number) => Promise<void>;
  /** Forgets everything where the platform can do that at once; answers are short-lived elsewhere. */
  clear: () => void;
}

/** Largest body that is kept, in bytes. */
export const largestKept = 1024 * 1024;

export const noStorage: AnswerStorage = { read: async () => null, keep: async () => {}, clear: () => {} };
