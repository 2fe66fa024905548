/** Pictures of components beside those that are kept in `pictures/`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'pictures');
const placesFile = join(folder, 'places.json');

/** What a machine draws otherwise than another: up to so much of each pixel's brightness, of 255, in so great a part of a picture. */
const tolerance = { step: 48, share: 0.004 };
/** From so many steps of a channel on, one color is another. */
const leastStep = 3;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export interface Shot {
  name: string;
  png: Buffer;
}

/** Where on a sheet each picture stands: from the top, width, height. */
type Places = Record<string, [top: number, width: number, height: number]>;

async function readPlaces(): Promise<Record<string, Places>> {
  try {
    return JSON.parse(await readFile(placesFile, 'utf8'));
  } catch {
    return {}; // nothing is kept yet
  }
}

/** Puts pictures one below the other and keeps the sheet in place of the one before. */
export async function keepSheet(sheet: string, shots: readonly Shot[]): Promise<void> {
  const places: Places = {};
  let top = 0;
  let widest = 0;
  for (const { name, png } of shots) {
    // oxlint-disable-next-line no-await-in-loop -- one below the other
    const { width, height } = await sharp(png).metadata();
    places[name] = [top, width, height];
    top += height;
    widest = Math.max(widest, width);
  }
  const layers = shots.map(({ name, png }) => ({ input: png, left: 0, top: places[name]?.[0] ?? 0 }));
  const image = sharp({ create: { width: widest, height: top, channels: 3, background: '#808080' } }).composite(layers);
  await mkdir(folder, { recursive: true });
  await image.webp({ lossless: true, effort: 6 }).toFile(join(folder, `${sheet}.webp`));
  const all = { ...(await readPlaces()), [sheet]: places };
  await writeFile(placesFile, `${JSON.stringify(all, null, 2).replaceAll(/\[\s+(\d+),\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2, $3]')}\n`);
}

/** The part of a picture that looks otherwise than in another of the same size. */
async function shareThatDiffers(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .removeAlpha()
    .composite([{ input: other, blend: 'difference' }])
    .png()
    .toBuffer();
  const { channels } = await sharp(difference).greyscale().threshold(tolerance.step).stats();
  return (channels[0]?.mean ?? 255) / 255;
}

const colorsOf = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().toColorspace('srgb').raw().toBuffer();

/**
 * The part of a picture in which one color has become one other, however near: a background, a border. What machines draw otherwise are edges of
 * letters, each pixel in its own way.
 */
async function shareOfOneChange(before: Buffer, now: Buffer): Promise<number> {
  const [old, fresh] = await Promise.all([colorsOf(before), colorsOf(now)]);
  const changes = new Map<number, number>();
  for (let at = 0; at < old.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => Math.abs((old[at + channel] ?? 0) - (fresh[at + channel] ?? 0)) >= leastStep);
    if (!isOther) continue;
    const change = old.readUIntBE(at, 3) * 2 ** 24 + fresh.readUIntBE(at, 3);
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  return (3 * Math.max(0, ...changes.values())) / old.length;
}

/** What looks otherwise than on the kept sheet, is missing there or is no longer drawn: a line each. */
export async function changesOf(sheet: string, shots: readonly Shot[]): Promise<string[]> {
  const places = (await readPlaces())[sheet] ?? {};
  const kept = await sharp(join(folder, `${sheet}.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: kept.info.width, height: kept.info.height, channels: kept.info.channels };
  const gone = Object.keys(places).filter((name) => shots.every((shot) => shot.name !== name));
  const findings = await Promise.all(
    shots.map(async ({ name, png }) => {
      const place = places[name];
      if (!place) return `${name} has no kept picture`;
      const [top, width, height] = place;
      const now = await sharp(png).metadata();
      if (now.width !== width || now.height !== height) return `${name} is ${now.width} × ${now.height}, was ${width} × ${height}`;
      const before = await sharp(kept.data, { raw }).extract({ left: 0, top, width, height }).png().toBuffer();
      const share = await shareThatDiffers(before, png);
      if (share > tolerance.share) return `${name} differs in ${percent(share)} of its picture`;
      const recolored = await shareOfOneChange(before, png);
      return recolored > tolerance.share ? `${name} has another color in ${percent(recolored)} of its picture` : null;
    }),
  );
  return [...gone.map((name) => `${name} is no longer drawn`), ...findings.filter((finding) => finding !== null)];
}
