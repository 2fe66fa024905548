/** Pictures made to be a burden, each as small as it gets on the wire. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Make = () => Promise<Uint8Array<ArrayBuffer>>;

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d7e3f4' }, limitInputPixels: false });

const frames = () => Buffer.concat([Buffer.alloc(300, 200), Buffer.alloc(300, 10)]);
const animated = () => sharp(frames(), { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });

/** A part of a PNG: length, kind, content, checksum. */
function chunk(kind: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const isInterlaced = 1;
/** A PNG of three bytes a pixel with the parts that stand before its pixels. */
function png(width: number, height: number, pixels: Uint8Array, { interlace = 0, before = [] as readonly Buffer[] } = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, interlace], 8); // bits, colors, compression, filter
  return new Uint8Array(Buffer.concat([mark, chunk('IHDR', head), ...before, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]));
}

/** First column and row, and steps to the next ones, of the seven passes of Adam7 (ISO/IEC 15948, 8.2). */
const passes = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const; // prettier-ignore

/** Black pixels; a row begins with the number of its filter. */
function interlaced(width: number, height: number): Uint8Array<ArrayBuffer> {
  const lengths = passes.map(([x, y, across, down]) => (3 * Math.ceil((width - x) / across) + 1) * Math.ceil((height - y) / down));
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  return png(width, height, deflateSync(Buffer.alloc(bytes), { level: 1 }), { interlace: isInterlaced });
}

const small = deflateSync(Buffer.alloc(10 * 31));
const nothing = (length: number) => deflateSync(Buffer.alloc(length), { level: 9 });
const animation = chunk('acTL', Buffer.from('0000000200000000', 'hex'));
const words = (length: number) => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), nothing(length)]));
const profile = (length: number) => chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), nothing(length)]));

/** A JPEG that says of itself that it is the largest that there can be. */
async function boasting(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await bytesOf(blank(16, 16).jpeg()));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return new Uint8Array(bytes);
}

/** A JPEG in passes, the last of which comes again and again: each goes over the whole picture. */
async function manyScans(side: number, scans: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await bytesOf(blank(side, side).jpeg({ progressive: true })));
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(last, -2);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, last), ...Array.from({ length: scans }, () => scan), bytes.subarray(-2)]));
}

/** What is no picture of the shop. */
export const hostilePictures: [name: string, make: Make][] = [
  ['an animated WebP', () => bytesOf(animated().webp())],
  ['an animated PNG', async () => png(10, 10, small, { before: [animation] })],
  ['a small PNG that unpacks to 108 million pixels', () => bytesOf(blank(12_000, 9000).png({ compressionLevel: 9 }))],
  ['a PNG that says it has four million million pixels', async () => png(2_000_000_000, 2_000_000_000, small)],
  ['a PNG that breaks off before its first row', async () => png(8000, 8000, small)],
  ['a JPEG that says it has four thousand million pixels', boasting],
  ['a JPEG of 2,000 passes', () => manyScans(4000, 2000)],
  ['a JPEG that breaks off', async () => (await bytesOf(blank(900, 900).jpeg())).subarray(0, 700)],
  ['a mark of a PNG and nothing else', async () => new Uint8Array(mark)],
];

/** What costs most of all that is a picture, or nearly one: it is taken, or refused before long. */
export const heavyPictures: [name: string, make: Make][] = [
  ['64 million interlaced pixels', async () => interlaced(8000, 8000)],
  ['a PNG whose comment unpacks to 200 MB', async () => png(10, 10, small, { before: [words(200_000_000)] })],
  ['a PNG whose color profile unpacks to 200 MB', async () => png(10, 10, small, { before: [profile(200_000_000)] })],
  ['a PNG of 140,000 comments', async () => png(10, 10, small, { before: Array<Buffer>(140_000).fill(words(1)) })],
  ['a JPEG of 16 million pixels in passes', () => bytesOf(blank(4000, 4000).jpeg({ progressive: true }))],
];
