import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

const picture = (id: string) => `/api/store/common/picture/${id.padEnd(22, '0')}?width=640`;
const lasting = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  ETag: '"a-640"',
};

export function pictureCases(open: () => Platform): void {
  it('a picture may be kept for good and shown by other sites, and runs nothing', async () => {
    const { ask, store } = open();
    store.told.set('pictureA', { headers: { ...lasting, 'Content-Type': 'image/webp' } });
    const { status, headers } = await ask(`http://de.localhost${picture('pictureA')}`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': lasting['Cache-Control'],
      'content-security-policy': lasting['Content-Security-Policy'],
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: lasting.ETag,
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(`http://de.localhost${picture('pictureA')}`, { headers: { 'If-None-Match': lasting.ETag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('what is the same in every language and currency is fetched once for all of them', async () => {
    const { ask, store } = open();
    store.told.set('pictureB', { headers: lasting });
    for (const host of ['de', 'jp', 'en']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each could find the one before
      await ask(`http://${host}.localhost${picture('pictureB')}`, { headers: { 'X-Currency': 'JPY' } });
    }
    expect(store.seen.filter(({ url }) => url.includes('pictureB'))).toHaveLength(1);
  });

  it('the store is asked for a size that is none, so that it can refuse it, and no cache is filled with the answers', async () => {
    const { ask, store } = open();
    store.told.set('pictureC', { status: 422, headers: { 'Cache-Control': 'no-store' } });
    const sizes = ['641', '642', '643'];
    for (const size of sizes) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await ask(`http://de.localhost${picture('pictureC').replace('640', size)}`);
      expect(status).toBe(422);
    }
    expect(store.seen.filter(({ url }) => url.includes('pictureC')).map(({ url }) => url.split('=')[1])).toEqual(sizes);
  });
}
