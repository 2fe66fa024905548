/** The one place that writes addresses of the shop's pictures. */
import { readPicture } from '#contract/api/picture.ts';
import type { ImageSet } from '#contract/api/part.ts';
import type { picture } from '#server/db/schema.ts';
import type { ImageService } from '#server/kernel/settings.ts';
import { imageSetOf } from './picture-widths.ts';

export type PictureRow = Pick<typeof picture.$inferSelect, 'id' | 'width' | 'height' | 'placeholder'>;

/** The whole picture. */
export const picturePath = (id: string): string => readPicture.path.replace(':picture_id', id);

const pictureId = /^[\w-]{22}$/;

/** The id of a picture by the address that the shop gives it; null for any other address. */
export function pictureIdIn(address: string): string | null {
  const start = picturePath('');
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return pictureId.test(id) ? id : null;
}

/** A path below the shop's own host; without a width the whole picture. */
function pictureUrl(service: ImageService, id: string, width?: number): string {
  if (width === undefined) return picturePath(id);
  if (service === 'shop') return `${picturePath(id)}?width=${width}`;
  return `/cdn-cgi/image/width=${width},format=webp,quality=82,metadata=none${picturePath(id)}`;
}

export function showPicture(service: ImageService, row: PictureRow, alt: string): ImageSet {
  return imageSetOf(row, alt, (width) => pictureUrl(service, row.id, width));
}

export function pictureIdOf({ src }: Pick<ImageSet, 'src'>): string {
  return src.slice(picturePath('').length);
}

/** A picture as it was shown on an earlier day, with addresses as they are written today. */
export function showAgain(service: ImageService, shown: ImageSet): ImageSet {
  return showPicture(service, { id: pictureIdOf(shown), ...shown }, shown.alt);
}
