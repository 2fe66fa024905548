/** A command of the console in a test: what it says, and files that it reads. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export async function openCommandLine(run: (words: string[]) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'command-'));
  let said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  return {
    /** Gives the lines that the command said. */
    shop: async (...words: string[]): Promise<string> => {
      said = [];
      await run(words);
      return said.join('\n');
    },
    /** The path of a file with this content. */
    file: async (name: string, content: string): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    close: async (): Promise<void> => {
      log.mockRestore();
      await rm(folder, { recursive: true });
    },
  };
}
