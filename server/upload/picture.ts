/** Pictures are read by libvips, with limits against small files that unpack to huge ones. */
import sharp, { type Sharp } from 'sharp';
import type { ImageSet } from '#contract/api/part.ts';

export const longestEdge = 1536;
/** Of the picture sent in; phones take up to 50 million. */
const mostPixels = 64_000_000;
const quality = 82;
/** Widths beside the whole picture, for phones and for lists. */
const smallerWidths = [320, 768] as const;

// One request may not take all processors from the others.
sharp.concurrency(1);

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
}

/** Width and height as shown; null for bytes that are no whole picture. */
export async function pictureSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await open(bytes).metadata();
    return autoOrient;
  } catch {
    return null; // broken, or too large to be opened
  }
}

export interface CleanPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** By width. */
  smaller: Map<number, Uint8Array>;
  /** Ten blurred pixels a side. */
  placeholder: Uint8Array;
}

/** A picture made anew as WebP: nothing of the file that was sent survives, neither place and camera nor what hid in it. */
export async function cleanPicture(sent: Uint8Array): Promise<CleanPicture | null> {
  try {
    const box = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await open(sent).autoOrient().resize(box).webp({ quality }).toBuffer({ resolveWithObject: true });
    const smaller = new Map<number, Uint8Array>();
    for (const width of smallerWidths) {
      // One after the other keeps memory small.
      // oxlint-disable-next-line no-await-in-loop
      if (width < info.width) smaller.set(width, await open(data).resize({ width }).webp({ quality }).toBuffer());
    }
    const placeholder = await open(data).resize(10, 10, { fit: 'fill' }).blur(3).webp({ quality: 50 }).toBuffer();
    return { bytes: data, width: info.width, height: info.height, smaller, placeholder };
  } catch {
    return null; // broken, or too large to be opened
  }
}

/** Where the smaller ones lie in the file store. */
export const smallerId = (id: string, width: number): string => `${id}-${width}`;
export const placeholderId = (id: string): string => `${id}-p`;

/** Everything that the file store holds of a picture. */
export function pictureIds(id: string): string[] {
  return [id, placeholderId(id), ...smallerWidths.map((width) => smallerId(id, width))];
}

/** The widths there are of a picture, its own last. */
export function widthsOf(width: number): number[] {
  return [...smallerWidths.filter((smaller) => smaller < width), width];
}

/** The picture's addresses; `placeholder` is a data address. */
export function imageSetOf(picture: { width: number; height: number; placeholder: string }, urlOf: (width: number) => string): ImageSet {
  const { width, height, placeholder } = picture;
  const srcset = widthsOf(width).map((each) => ({ width: each, density: 1, url: urlOf(each) }));
  return { src: urlOf(width), alt: '', width, height, format: 'webp', srcset, placeholder };
}
