import type { ImageSet } from './api/part.ts';

/** The `srcset` of a picture: each width once, ascending, in device pixels, as the browser reckons with the screen's density itself. */
export function pictureSources({ srcset, src, width }: Pick<ImageSet, 'srcset' | 'src' | 'width'>): string {
  const byPixels = new Map([...srcset.map((one) => [one.width * one.density, one.url] as const), [width, src] as const]);
  return [...byPixels]
    .toSorted(([a], [b]) => a - b)
    .map(([pixels, url]) => `${url} ${pixels}w`)
    .join(', ');
}
