const wordsPerMinute = 200;
const signsPerMinute = 450;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How long the text takes to read; Chinese and Japanese are counted by sign. */
export function readingMinutes(text: string): number {
  const signs = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute + signs / signsPerMinute));
}
