/** Pictures of the shop: what is taken in, what is made of it, and which sizes are given out. */
import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureWidths } from '#contract/api/picture.ts';
import { manufacturer, picture } from '#server/db/schema.ts';
import { hostilePictures } from '#server/testing/hostile/hostile-pictures.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { keepPicture, NoPicture } from './keep-picture.ts';
import { showAgain, showPicture } from './picture-address.ts';
import { removeLoosePictures } from './remove-pictures.ts';

let store: TestStore;
let time = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => time });
});
afterAll(() => store.close());

const blank = (width: number, height: number, background = '#d7e3f4') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const pointsOf = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

async function kept(bytes: Uint8Array) {
  const id = await keepPicture(store.deps, bytes);
  const [row] = await store.db.select().from(picture).where(eq(picture.id, id));
  if (!row) throw new Error('The picture is not kept');
  return row;
}

const read = (id: string, query = '', headers = {}) => store.request(`/api/store/common/picture/${id}${query}`, undefined, headers);
const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('a picture has the sizes of the requirements: six breakpoints at two densities', () => {
  expect(pictureWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  const row = { id: 'AAAAAAAAAAAAAAAAAAAAAA', width: 1300, height: 650, placeholder: 'data:,' };
  const { src, srcset, ...rest } = showPicture('shop', row, 'A board');
  expect(rest).toEqual({ alt: 'A board', width: 1300, height: 650, format: 'webp', placeholder: 'data:,' });
  expect(src).toBe('/api/store/common/picture/AAAAAAAAAAAAAAAAAAAAAA');
  expect(srcset.map(({ width, density, url }) => [width, density, url.split('?')[1]])).toEqual([
    [320, 1, 'width=320'],
    [320, 2, 'width=640'],
    [640, 1, 'width=640'],
    [640, 2, 'width=1280'],
    [768, 1, 'width=768'],
    [1024, 1, 'width=1024'],
    [1280, 1, 'width=1280'],
  ]);
});

test("behind Cloudflare's image service it makes the sizes, and what was shown before follows", () => {
  const row = { id: 'AAAAAAAAAAAAAAAAAAAAAA', width: 400, height: 200, placeholder: 'data:,' };
  const before = showPicture('shop', row, 'A board');
  const { src, srcset } = showAgain('cloudflare', before);
  expect(src).toBe('/api/store/common/picture/AAAAAAAAAAAAAAAAAAAAAA');
  const url = '/cdn-cgi/image/width=320,format=webp,quality=82,metadata=none/api/store/common/picture/AAAAAAAAAAAAAAAAAAAAAA';
  expect(srcset).toEqual([{ width: 320, density: 1, url }]);
  expect(showAgain('shop', showAgain('cloudflare', before))).toEqual(before);
});

test('a drawing of few colors keeps every point, and its file stays small', async () => {
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>
    <path d="M20 380 L300 25 L580 380" fill="none" stroke="#d00" stroke-width="2"/></svg>`,
  );
  const sent = await bytesOf(sharp(drawing).png({ palette: true }));
  const whole = await bodyOf(await read((await kept(sent)).id));
  expect((await pointsOf(whole)).equals(await pointsOf(sent))).toBe(true);
  expect(whole.length).toBeLessThan(sent.length);
});

test('it is made anew: WebP of at most 3072 pixels, upright, without what the camera wrote', async () => {
  const secret = 'taken at my home';
  const sent = await bytesOf(
    blank(1700, 4000)
      .withExif({ IFD0: { ImageDescription: secret } })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );
  expect(Buffer.from(sent).includes(secret)).toBe(true);
  const { id, width, height, placeholder } = await kept(sent);
  expect({ width, height }).toEqual({ width: 3072, height: 1306 });
  const whole = await bodyOf(await read(id));
  const facts = await sharp(whole).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 3072, height: 1306 });
  expect([facts.exif, facts.orientation, Buffer.from(whole).includes(secret)]).toEqual([undefined, undefined, false]);
  const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 10, height: 10 });
});

test('what stands in for a picture has lost its edges', async () => {
  const half = { input: await blank(500, 1000, '#000').png().toBuffer(), left: 0, top: 0 };
  const { placeholder } = await kept(await bytesOf(blank(1000, 1000, '#fff').composite([half]).png()));
  const bytes = Buffer.from(placeholder.split(',')[1] ?? '', 'base64');
  const row = await sharp(bytes).greyscale().raw().toBuffer();
  const steps = Array.from({ length: 9 }, (_, at) => Math.abs((row[at + 1] ?? 0) - (row[at] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(80);
  expect((row[9] ?? 0) - (row[0] ?? 0)).toBeGreaterThan(80);
});

test('the same file is one picture, whatever its name and however often it comes', async () => {
  const sent = await bytesOf(blank(50, 40, '#123456').png());
  expect(await keepPicture(store.deps, sent)).toBe(await keepPicture(store.deps, sent));
  expect(await keepPicture(store.deps, await bytesOf(blank(50, 40, '#123457').png()))).not.toBe(await keepPicture(store.deps, sent));
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>';
describe('hostile files are no pictures', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a drawing in SVG', async () => new TextEncoder().encode(svg)],
    ['a GIF', () => bytesOf(blank(9, 9).gif())],
    ['a TIFF', () => bytesOf(blank(9, 9).tiff())],
    ['a page that calls itself a picture', async () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ...hostilePictures,
    ['a file of 21 MiB', async () => new Uint8Array(21 * 1024 * 1024)],
  ])('%s', async (_name, make) => {
    const before = store.files.ids().length;
    await expect(keepPicture(store.deps, await make())).rejects.toThrow(NoPicture);
    expect(store.files.ids()).toHaveLength(before);
  });
});

test('a width of the list is made when it is first asked for, kept, and then given out', async () => {
  const { id } = await kept(await bytesOf(blank(1000, 500, '#445566').png()));
  const names = () => store.files.ids().filter((name) => name.startsWith(id));
  expect(names()).toEqual([id]);
  const answers = await Promise.all([read(id, '?width=320'), read(id, '?width=320'), read(id, '?width=768')]);
  const sizes = await Promise.all(answers.map(async (answer) => (await sharp(await bodyOf(answer)).metadata()).width));
  expect(sizes).toEqual([320, 320, 768]);
  expect(names().toSorted()).toEqual([id, `${id}-320`, `${id}-768`]);
});

test('no other width is made: the shop resizes nothing at will', async () => {
  const { id } = await kept(await bytesOf(blank(1000, 500, '#445566').png()));
  const before = store.files.ids().length;
  const statuses = async (...queries: string[]) => Promise.all(queries.map(async (query) => (await read(id, query)).status));
  expect(await statuses('?width=321', '?width=1', '?width=100000', '?width=-320', '?width=320px', '?width=3e2')).toEqual(
    Array.from({ length: 6 }, () => 422),
  );
  // Of the list, but wider than the picture.
  expect(await statuses('?width=1024', '?width=3072')).toEqual([404, 404]);
  expect(await statuses('/../../etc/passwd', 'x')).toEqual([404, 422]);
  expect((await read('A'.repeat(22))).status).toBe(404);
  expect(store.files.ids()).toHaveLength(before);
});

test('caches keep it for good, for every language and site', async () => {
  const { id } = await kept(await bytesOf(blank(700, 500, '#445566').png()));
  const { status, headers } = await read(id, '?width=640');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: `"${id}-640"`,
  });
  expect(headers.get('Vary')).toBeNull();
  expect((await read(id, '?width=640', { 'If-None-Match': `"${id}-640"` })).status).toBe(304);
  expect((await read(id, '?width=320', { 'If-None-Match': `"${id}-640"` })).status).toBe(200);
});

test('a picture that nothing shows is gone after a day with all its sizes; one that is shown stays', async () => {
  const loose = await kept(await bytesOf(blank(700, 500, '#a1b2c3').png()));
  const logo = await kept(await bytesOf(blank(700, 500, '#c3b2a1').png()));
  await store.db.update(manufacturer).set({ logoId: logo.id }).where(eq(manufacturer.slug, 'ti'));
  await read(loose.id, '?width=320');
  await removeLoosePictures(store.deps);
  expect((await read(loose.id)).status).toBe(200);
  time = new Date(time.getTime() + 25 * 3_600_000);
  await removeLoosePictures(store.deps);
  expect((await read(loose.id)).status).toBe(404);
  expect(store.files.ids().filter((name) => name.startsWith(loose.id))).toEqual([]);
  expect((await read(logo.id)).status).toBe(200);
});
