/** Runs of more than twelve lines that stand to the letter in two places. */
import { readSource, repositoryFiles } from './source-files.ts';

const fewestLines = 13;
/** Lists of names and styles have short lines: twelve of them say too little to be one thing. */
const fewestCharacters = 400;

interface Line {
  number: number;
  text: string;
}

/** What counts of a file: neither blank lines, comments and brackets nor imports. */
function linesOf(code: string): Line[] {
  const lines = code.split('\n').map((text, index) => ({ number: index + 1, text: text.trim() }));
  return lines.filter(({ text }) => /\w/.test(text) && !/^(?:\/?\*|\/\/|import |\} from )/.test(text));
}

interface Place {
  file: string;
  at: number;
}

/** How many lines from here and from there on are the same. */
function lengthOfRun(one: readonly Line[], at: number, other: readonly Line[], there: number): number {
  let length = 0;
  while (one[at + length] !== undefined && one[at + length]?.text === other[there + length]?.text) length++;
  return length;
}

/** The longest run at each place that stood before already, a line each. */
export function copiedRuns(files: ReadonlyMap<string, string> = ownCode()): string[] {
  const found: string[] = [];
  const first = new Map<string, Place>();
  const lines = new Map([...files].map(([file, code]) => [file, linesOf(code)]));
  for (const [file, here] of lines) {
    for (let at = 0; at + fewestLines <= here.length; at++) {
      const run = here.slice(at, at + fewestLines).map(({ text }) => text);
      const key = run.join('\n');
      const before = first.get(key);
      if (!before) {
        first.set(key, { file, at });
        continue;
      }
      const there = lines.get(before.file) ?? [];
      const length = lengthOfRun(here, at, there, before.at);
      const size = here.slice(at, at + length).reduce((sum, { text }) => sum + text.length, 0);
      const span = (all: readonly Line[], start: number) => `${all[start]?.number}-${all[start + length - 1]?.number}`;
      if (size >= fewestCharacters) found.push(`${before.file}:${span(there, before.at)} stands again at ${file}:${span(here, at)}`);
      at += length - 1;
    }
  }
  return found;
}

/** Tests too; not what calculators declare, which is data, and of which no calculator imports another's. */
function ownCode(): Map<string, string> {
  const code = repositoryFiles.filter((file) => /\.tsx?$/.test(file) && !/^calculators\/.*\/(?:definition|plots)\.ts$/.test(file));
  return new Map(code.map((file) => [file, readSource(file)]));
}
