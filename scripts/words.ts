/** What to look at in the words of each language: `npm run words -- report`, with every text for the languages that are named (`report de fr`). */
import { wordLanguages } from '#contract/locale.ts';
import {
  type Fault,
  doubledBlanks,
  glossaryLabels,
  inForeignScript,
  longSentences,
  mixedScripts,
  unchanged,
} from '#locales/word-faults.ts';

const [command, ...named] = process.argv.slice(2);
const unknown = named.filter((name) => !wordLanguages.some((language) => language === name));
if (command !== 'report' || unknown.length > 0) {
  console.error(`Usage: npm run words -- report [${wordLanguages.join('|')} …]`);
  process.exit(2);
}

function faultsOf(language: string): Record<string, Fault[]> {
  const isSource = language === wordLanguages[0];
  return {
    'unchanged from English': isSource ? [] : unchanged(language),
    'in a foreign script': inForeignScript(language),
    'off the glossary': isSource ? [] : glossaryLabels(language).off,
    'long sentences': longSentences(language),
    'mixed scripts': mixedScripts(language),
    'doubled blanks': doubledBlanks(language),
  };
}

for (const language of wordLanguages) {
  const faults = Object.entries(faultsOf(language));
  console.log(`${language}: ${faults.map(([kind, found]) => `${kind} ${found.length}`).join(', ')}`);
  if (!named.includes(language)) continue;
  for (const [kind, found] of faults) for (const [key, text] of found) console.log(`  ${kind}: ${key}: ${text}`);
}
