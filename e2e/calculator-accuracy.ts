/** Writes `docs/calculators.md` (`npm run bench:calc -- --accuracy`): the worst error of each calculator against its references. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accuracyDocument, compareAll } from '#calculators/accuracy/document.ts';
import { tooFarOff } from '#calculators/accuracy/allowed.ts';
import type { Reference } from '#calculators/accuracy/reference.ts';

const root = join(import.meta.dirname, '..');

/** The examples of one calculator. */
function examplesOf(group: string, name: string): readonly Reference[] {
  const file = join(root, 'calculators', group, name, 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reference[]) : []; // our own file, read by the tests too
}

export async function writeAccuracy(): Promise<void> {
  const compared = await compareAll(examplesOf);
  writeFileSync(join(root, 'docs/calculators.md'), accuracyDocument(compared));
  const faults = tooFarOff(compared);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
