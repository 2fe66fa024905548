import type { ImageSet } from '#contract/api/part.ts';
import { type PictureRow, showPicture } from '#server/image/picture-address.ts';
import { type View, inWords } from './view.ts';

/** A picture of a part as its row holds it. */
export interface PictureOfPart extends PictureRow {
  alt: Record<string, string>;
}

/** In the order they are shown; one without words of its own is called by the part's name. */
export function showPictures(view: View, pictures: readonly PictureOfPart[] | null, name: string): ImageSet[] {
  return (pictures ?? []).map(({ alt, ...row }) => showPicture(view.imageService, row, inWords(view, alt) || name));
}
