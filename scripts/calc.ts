/** The batch door of the calculators: JSON lines in, one answer a line out (`npm run -s calc`); `--list` names every tool. */
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { answerLine } from '#calculators/batch.ts';
import { describeTools } from '#calculators/describe.ts';

async function* answers(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    if (line.trim() !== '') yield `${JSON.stringify(await answerLine(line))}\n`;
  }
}

async function* list(): AsyncGenerator<string> {
  yield `${JSON.stringify(await describeTools(), null, 2)}\n`;
}

const output = process.argv.includes('--list') ? list() : answers(createInterface({ input: process.stdin, crlfDelay: Infinity }));
try {
  await pipeline(output, process.stdout, { end: false });
} catch (error) {
  // Whoever reads may have seen enough, as `head` does.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
}
