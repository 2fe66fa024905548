import { expect, it } from 'vitest';
import { copiedRuns } from './copied-runs.ts';

const steps = (count: number) =>
  Array.from({ length: count }, (_, place) => `const step${place} = await runTheStep(${place}, options, store);`);
const file = (name: string, lines: string[]): [string, string] => [name, lines.join('\n')];

it('tells of a run of thirteen lines, whatever stands between them, and where it is', () => {
  const copy = steps(13).flatMap((line) => [`  ${line}`, '', '  // once more']);
  expect(copiedRuns(new Map([file('a.ts', ['start();', ...steps(13)]), file('b.ts', ["import { a } from './a.ts';", ...copy])]))).toEqual([
    'a.ts:2-14 stands again at b.ts:2-38',
  ]);
});

it('lets twelve lines pass, and lists of short ones', () => {
  const names = Array.from({ length: 20 }, (_, place) => `tool${place},`);
  expect(copiedRuns(new Map([file('a.ts', steps(12)), file('b.ts', steps(12)), file('c.ts', names), file('d.ts', names)]))).toEqual([]);
});
