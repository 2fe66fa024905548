/** What a text is found by. */
import { indexWords, searchVector } from '#server/search/keyword/search-words.ts';

interface Found {
  title: string;
  summary: string;
  text: string;
  /** Tags, and the full name of a supplier. */
  names: readonly string[];
  /** Of its topic, in every language: so a topic leads readers of any to a text that is in English alone. */
  topicWords: readonly string[];
}

export function textVector({ title, summary, text, names, topicWords }: Found): string {
  return searchVector([
    ['A', [title, ...names].flatMap(indexWords)],
    ['B', indexWords(summary)],
    ['C', [text, ...topicWords].flatMap(indexWords)],
  ]);
}

/** All words of a topic. */
export function wordsOfTopic(texts: Readonly<Record<string, { name: string; summary: string }>> | undefined): string[] {
  return Object.values(texts ?? {}).flatMap(({ name, summary }) => [name, summary]);
}
