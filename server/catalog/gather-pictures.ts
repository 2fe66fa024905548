/** Pictures that an operator's file names: read from a folder and kept before the parts are written, so that no order waits for them. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FieldCode } from '#contract/field-codes.ts';
import { mostPictureBytes } from '#server/image/keep-picture.ts';
import { PartProblems, type RowProblem } from './problem.ts';
import type { PartRow } from './part-row.ts';

/** File name -> id of the kept picture; null where it was only looked at. */
export type GatheredPictures = ReadonlyMap<string, string | null>;

/** Keeps a picture and gives its id; null for a file that is none. A dry run only says whether it is one. */
export type TakePicture = (bytes: Uint8Array) => Promise<{ id: string | null } | null>;

const mostProblems = 1000;

/** Reads each picture once, however many parts show it; throws `PartProblems` for those that are missing or no pictures. */
export async function gatherPictures(
  rows: AsyncIterable<PartRow>,
  folder: string,
  take: TakePicture,
  onPicture: (done: number) => void = () => {},
): Promise<GatheredPictures> {
  const root = await realpath(folder);
  const gathered = new Map<string, string | null>();
  const refused = new Map<string, FieldCode>();
  const problems: RowProblem[] = [];
  let problemCount = 0;
  for await (const row of rows) {
    const images = 'record' in row ? (row.record.images ?? []) : [];
    for (const [place, { file }] of images.entries()) {
      if (!gathered.has(file) && !refused.has(file)) {
        const taken = await takeFile(root, file, take);
        if (typeof taken === 'string') refused.set(file, taken);
        else gathered.set(file, taken.id);
        onPicture(gathered.size);
      }
      const code = refused.get(file);
      if (code === undefined) continue;
      problemCount += 1;
      if (problems.length < mostProblems) problems.push({ line: row.line, field: `images.${place}.file`, code, value: file });
    }
  }
  if (problemCount > 0) throw new PartProblems(problems, problemCount);
  return gathered;
}

/** What is wrong with a file, or its picture. */
async function takeFile(root: string, name: string, take: TakePicture): Promise<FieldCode | { id: string | null }> {
  const path = await realpath(join(root, name)).catch(() => null); // no such file
  // A link out of the folder would show whatever the importing user may read.
  if (path === null || !path.startsWith(`${root}${sep}`)) return 'not_allowed';
  const facts = await stat(path);
  if (!facts.isFile()) return 'not_allowed';
  if (facts.size > mostPictureBytes) return 'too_long';
  return (await take(await readFile(path))) ?? 'invalid_format';
}
