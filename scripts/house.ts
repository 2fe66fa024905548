/** `npm run house`: is the code in order? Tells what is out of its zone, in a circle, too large, unused, copied or untrue, and ends with 1 if anything is. */
import { missingFiles } from './house/cited-files.ts';
import { importCircles } from './house/circles.ts';
import { copiedRuns } from './house/copied-runs.ts';
import { undocumentedCalls } from './house/documented-calls.ts';
import { largeFolders } from './house/folders.ts';
import { missingFolders, unnamedFolders } from './house/named-folders.ts';
import { staleLists } from './house/page-lists.ts';
import { untoldSettings } from './house/settings.ts';
import { untrueExamples } from './house/shown-code.ts';
import { unshownComponents } from './house/states.ts';
import { lintFindings, unusedFindings } from './house/tools.ts';

const questions: [question: string, answer: () => string[] | Promise<string[]>][] = [
  ['imports in their zones, files and functions in their sizes', lintFindings],
  ['no circles of imports, types included', importCircles],
  ['folders of at most forty', () => largeFolders()],
  ['every file, export and package used', unusedFindings],
  ['no run of more than twelve lines twice', () => copiedRuns()],
  ['docs/api.md tells of the calls that there are', undocumentedCalls],
  ['docs/operate.md lists the settings that there are', untoldSettings],
  ['docs/architecture.md names the folders that there are', () => [...unnamedFolders(), ...missingFolders()]],
  ['lists of pages name the files that pages have', () => staleLists()],
  ['npm run ui shows every component of src/ui', () => unshownComponents()],
  ['documents show code that files have', untrueExamples],
  ['comments and documents name files that there are', missingFiles],
];

const answers = await Promise.all(questions.map(async ([question, answer]) => ({ question, findings: await answer() })));
for (const { question, findings } of answers) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${question}`);
  for (const finding of findings) console.log(`    ${finding}`);
}
if (answers.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
