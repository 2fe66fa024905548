/** The sizes of a picture: which there are, where they lie, and how an answer lists them. */
import { breakpoints } from '#contract/breakpoints.ts';
import { densities, pictureWidths } from '#contract/api/picture.ts';
import type { ImageSet } from '#contract/api/part.ts';
import { notFound } from '#server/kernel/store-error.ts';
import type { FileStore } from '#server/kernel/file-store.ts';
import { narrowCopy } from './image-worker.ts';

export const pictureType = 'image/webp';

/** Where a size lies in the file store; the whole picture lies under the id itself. */
const narrowId = (id: string, width: number): string => `${id}-${width}`;

/** Everything that the file store may hold of a picture. */
export function pictureFiles(id: string): string[] {
  return [id, ...pictureWidths.map((width) => narrowId(id, width))];
}

interface Stored {
  id: string;
  /** Of the whole picture. */
  width: number;
}

/** Sizes that are being made, so that a crowd has each made once. */
const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The bytes of a picture, whole or in a width of the list. A width is made when it is first asked for and kept: most pictures of a
 * large catalog are never asked for in most widths. A width that the picture does not have is `not_found`.
 */
export async function readPictureBytes(
  files: FileStore,
  { id, width: whole }: Stored,
  width: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (width === undefined) return (await files.get(id)) ?? missing();
  if (width > whole || !pictureWidths.includes(width)) throw notFound();
  const name = narrowId(id, width);
  const kept = await files.get(name);
  if (kept) return kept;
  const under = making.get(name) ?? makeNarrow(files, id, width).finally(() => making.delete(name));
  making.set(name, under);
  return under;
}

async function makeNarrow(files: FileStore, id: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = (await files.get(id)) ?? missing();
  const bytes = new Uint8Array(await narrowCopy(whole, width));
  await files.put(narrowId(id, width), bytes, pictureType);
  return bytes;
}

function missing(): never {
  throw notFound();
}

interface Shown {
  width: number;
  height: number;
  placeholder: string;
}

/** What an answer says of a picture: each breakpoint at each density that the picture is wide enough for. */
export function imageSetOf({ width, height, placeholder }: Shown, alt: string, urlOf: (width?: number) => string): ImageSet {
  const srcset = Object.values(breakpoints).flatMap((wide) =>
    densities.flatMap((density) => (wide * density <= width ? [{ width: wide, density, url: urlOf(wide * density) }] : [])),
  );
  return { src: urlOf(), alt, width, height, format: 'webp', srcset, placeholder };
}
