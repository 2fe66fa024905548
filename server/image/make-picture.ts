/** Makes pictures with libvips. Only the image worker's own process imports this: decoders of foreign files stay out of the shop's memory. */
import sharp, { type Sharp } from 'sharp';

/** Of the picture sent in; phones take up to 50 million. */
const mostPixels = 64_000_000;
const quality = 82;
/** Of the whole picture, of which an import makes thousands: half the time of libwebp's own choice for files 1 % larger. */
const effort = 2;
/** Of a picture of few colors, drawn or taken of a screen: sharper than with losses, no larger, and made in a third of the time. */
const drawn = { lossless: true, effort: 0 } as const;
/** Side, quality and blur of what stands in for a picture until it is there. */
const placeholder = { side: 10, quality: 50, blur: 3 };

// One request may not take all processors from the others, and what is done is not wanted again.
sharp.concurrency(1);
sharp.cache(false);
// Whatever else libvips can open, from SVG to PDF, is no picture here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

export interface Size {
  width: number;
  height: number;
}

export interface CleanPicture extends Size {
  bytes: Uint8Array;
  /** A data address. */
  placeholder: string;
  hasAlpha: boolean;
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
}

/** Width and height as shown; null for bytes that are no whole still picture of at most 64 million pixels. */
export async function measurePicture(bytes: Uint8Array): Promise<Size | null> {
  try {
    const { autoOrient, pages = 1 } = await open(bytes).metadata();
    return pages > 1 || isAnimatedPng(bytes) ? null : autoOrient;
  } catch {
    return null; // broken, of another kind, or too large to be opened
  }
}

/** libvips shows the first frame of an animated PNG as if there were no more. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = buffer.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' ? buffer.indexOf('acTL') : -1;
  return control >= 0 && control < buffer.indexOf('IDAT');
}

/** Made smaller it would have many colors more. */
async function isDrawn(bytes: Uint8Array, longest: number): Promise<boolean> {
  const { isPalette, width, height } = await open(bytes).metadata();
  return isPalette && Math.max(width, height) <= longest;
}

/**
 * A picture made anew as WebP, no edge longer than `longest`: nothing of the file that was sent survives, neither place and camera
 * nor what hid in it. Null as above.
 */
export async function cleanPicture(sent: Uint8Array, longest: number): Promise<CleanPicture | null> {
  if (!(await measurePicture(sent))) return null;
  try {
    const box = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const;
    const image = open(sent)
      .autoOrient()
      .resize(box)
      .webp((await isDrawn(sent, longest)) ? drawn : { quality, effort, smartSubsample: true });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const { side, blur, quality: rough } = placeholder;
    const small = await open(data).resize(side, side, { fit: 'fill' }).blur(blur).webp({ quality: rough }).toBuffer();
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${small.toString('base64')}`,
      hasAlpha: info.channels === 4,
    };
  } catch {
    return null; // breaks off in the middle
  }
}

/** A smaller one of a picture that `cleanPicture` made. */
export function narrowPicture(whole: Uint8Array, width: number): Promise<Uint8Array> {
  return open(whole).resize({ width }).webp({ quality, smartSubsample: true }).toBuffer();
}
