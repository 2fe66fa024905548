import type { Say } from '#server/kernel/words.ts';
import type { Block } from './render.ts';

/** What a mail that somebody asked for says below its link: how long it works, or that the account opens it. */
export function linkBlocks(kind: 'order_link' | 'quote_link', accessKey: string | null, say: Say): Block[] {
  return [
    { kind: 'text', text: say(accessKey === null ? `${kind}.member` : `${kind}.guest`) },
    { kind: 'text', text: say(`${kind}.ignore`) },
  ];
}
