/** What the heads of the calculators' pages say: how many there are, and the title and summary of the one on the page. */
import { toolNames } from '#calculators/names.ts';
import type { Words } from '#contract/locale.ts';
import de from '#locales/de/tools.json' with { type: 'json' };
import en from '#locales/en/tools.json' with { type: 'json' };
import ja from '#locales/ja/tools.json' with { type: 'json' };

type ToolWords = Readonly<Record<string, { title: string; summary: string }>>;

const words: Record<Words, ToolWords> = { en, de, ja };

/** Values for `head.json` of the calculators' pages; none for others. */
export function toolValues(language: Words, route: string, params: Readonly<Record<string, string>>): Record<string, string> {
  if (route === 'tool') return { count: String(toolNames.length) };
  const name = params['ToolName'] ?? '';
  const { title, summary } = words[language][name] ?? words.en[name] ?? {};
  return route === 'tool-ToolName' && title !== undefined && summary !== undefined ? { name: title, summary } : {};
}
