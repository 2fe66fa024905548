import { readFileSync } from 'node:fs';
import type { WordLanguage } from '#contract/locale.ts';

/** The words a visitor reads in one language, by the key the page uses: `cart:check_out`. Placeholders are filled in. */
export function wordsOf(language: WordLanguage) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    const file: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
    const text = path.split('.').reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), file);
    if (typeof text !== 'string') throw new Error(`No words for ${key} in ${language}`);
    return text.replace(/\{\{(\w+)(?:,[^}]*)?\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
