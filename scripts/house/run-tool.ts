import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a command of a package in `node_modules` wrote. These commands end with 1 when they find something; without an answer, this fails with their message. */
export function runTool(name: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = join(root, 'node_modules/.bin', name);
    execFile(command, words, { cwd: root, maxBuffer: 64_000_000 }, (error, output, trouble) => {
      if (error && output.trim() === '') reject(new Error(`${name}: ${trouble}`));
      else resolve(output);
    });
  });
}
