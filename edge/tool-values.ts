/** What the heads of the calculators' pages say: how many there are, and the title and summary of the one on the page. */
import { toolNames } from '#calculators/names.ts';
import type { Words } from '#contract/locale.ts';
import de from '#locales/de/tools.json' with { type: 'json' };
import en from '#locales/en/tools.json' with { type: 'json' };
import fr from '#locales/fr/tools.json' with { type: 'json' };
import es from '#locales/es/tools.json' with { type: 'json' };
import pt from '#locales/pt/tools.json' with { type: 'json' };
import ru from '#locales/ru/tools.json' with { type: 'json' };
import tr from '#locales/tr/tools.json' with { type: 'json' };
import id from '#locales/id/tools.json' with { type: 'json' };
import hi from '#locales/hi/tools.json' with { type: 'json' };
import zh from '#locales/zh/tools.json' with { type: 'json' };
import ja from '#locales/ja/tools.json' with { type: 'json' };

type ToolWords = Readonly<Record<string, { title: string; summary: string }>>;

const words: Record<Words, ToolWords> = { en, de, ja, fr, es, pt, ru, tr, id, hi, zh };

/** Title and summary of a calculator; undefined for a name that is none. */
export function toolHead(language: Words, name: string): { title: string; summary: string } | undefined {
  return words[language][name] ?? words.en[name];
}

/** Values for `head.json` of the calculators' pages; none for others. */
export function toolValues(language: Words, route: string, params: Readonly<Record<string, string>>): Record<string, string> {
  if (route === 'tool') return { count: String(toolNames.length) };
  const tool = route === 'tool-ToolName' ? toolHead(language, params['ToolName'] ?? '') : undefined;
  return tool ? { name: tool.title, summary: tool.summary } : {};
}
