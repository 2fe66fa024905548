import type { PartRecord } from './part-record.ts';
import type { GatheredPictures } from './gather-pictures.ts';
import type { Problem } from './problem.ts';
import type { StagedPicture } from './staged-part.ts';

/** Pictures of a part by the ids under which they are kept; null when its record names none. */
export function resolvePictures(
  { images }: PartRecord,
  gathered: GatheredPictures = new Map(),
  problems: Problem[],
): StagedPicture[] | null {
  if (!images) return null;
  const unknown = images.flatMap(({ file }, place): Problem[] =>
    gathered.has(file) ? [] : [{ field: `images.${place}.file`, code: 'not_allowed', value: file }],
  );
  problems.push(...unknown);
  return images.flatMap(({ file, alt = {} }) => {
    const pictureId = gathered.get(file);
    return pictureId ? [{ pictureId, alt: typeof alt === 'string' ? { en: alt } : { ...alt } }] : [];
  });
}
