import { LRUCache } from 'lru-cache';
import { type AnswerStorage, type KeptAnswer, largestKept } from './kept-answer.ts';

/** Rough bytes of an entry beside its body and its texts. */
const overhead = 512;

/** Answers in the memory of a Node process, `most` bytes of them; the least used go first. */
export function memoryStorage(most = 16 * 1024 * 1024): AnswerStorage {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: most,
    maxEntrySize: largestKept + 16 * 1024,
    sizeCalculation: ({ headers, body }, key) => body.byteLength + 2 * (key.length + JSON.stringify(headers).length) + overhead,
  });
  return {
    read: async (key) => kept.get(key) ?? null,
    keep: async (key, answer, seconds) => {
      // A few hundred would push out all answers, and the store has them on its disk.
      if (answer.headers['content-type']?.startsWith('image/')) return;
      kept.set(key, answer, { ttl: seconds * 1000 });
    },
    clear: () => kept.clear(),
  };
}
