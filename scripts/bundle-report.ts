/** Weighs the JavaScript of each page's first view and fails over its budget: `npm run bench:bundle [folder]`. */
import { join } from 'node:path';
import { firstViewBudget } from '#build/page-budgets.ts';
import { weighPages } from '#build/page-weights.ts';

const weights = await weighPages(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
const heavier = weights.filter(({ page, bytes }) => bytes > firstViewBudget(page));
for (const { path, page, files, bytes } of weights) {
  const budget = firstViewBudget(page);
  const verdict = bytes > budget ? 'over budget' : 'ok';
  console.log(`${path.padEnd(52)}${String(files).padStart(4)} files${String(bytes).padStart(9)} B of ${budget}  ${verdict}`);
}
process.exitCode = heavier.length > 0 ? 1 : 0;
