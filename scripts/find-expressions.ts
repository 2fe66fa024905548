/** Every regular expression in the product's source, for `expressions.test.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync } from 'vite';

const root = join(import.meta.dirname, '..');
const folders = ['calculators', 'contract', 'edge', 'offline', 'server', 'src'];

export interface FoundExpression {
  file: string;
  /** As it is written, `/…/flags`; `new RegExp` where it is put together when the program runs. */
  text: string;
  literal: { pattern: string; flags: string } | null;
}

export function findExpressions(): FoundExpression[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  return files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)).flatMap(expressionsIn);
}

function expressionsIn(file: string): FoundExpression[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found: FoundExpression[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, text: source.slice(node.start, node.end), literal: node.regex });
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') found.push({ file, text: 'new RegExp', literal: null });
    },
  }).visit(parseSync(file, source).program);
  return found;
}
