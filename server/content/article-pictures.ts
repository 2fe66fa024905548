/** Pictures in the text of articles, as they are written when it is read. */
import { inArray } from 'drizzle-orm';
import { pictureSources } from '#contract/picture-sources.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { picture } from '#server/db/schema.ts';
import { showPicture } from '#server/image/picture-address.ts';

/** How wide the text column is (`src/components/Prose.tsx`). */
const sizes = '(min-width: 764px) 700px, calc(100vw - 2rem)';

const stored = /<img data-picture="([\w-]{22})" alt="([^"]*)">/g;

/** The text as it is read. Behind a picture lies its blur, unless it would shine through. */
export async function withPictures({ db, settings }: Pick<StoreDeps, 'db' | 'settings'>, html: string): Promise<string> {
  const ids = [...html.matchAll(stored)].map(([, id = '']) => id);
  if (ids.length === 0) return html;
  const rows = await db.select().from(picture).where(inArray(picture.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return html.replaceAll(stored, (_, id: string, alt: string) => {
    const row = byId.get(id);
    if (!row) return '';
    const shown = showPicture(settings.imageService, row, '');
    const { src, width, height, placeholder } = shown;
    const blur = row.hasAlpha ? '' : `<img class="blur" src="${placeholder}" alt="">`;
    const own = `<img srcset="${pictureSources(shown)}" sizes="${sizes}" src="${src}" width="${width}" height="${height}" alt="${alt}"`;
    return `<span class="picture">${blur}${own} loading="lazy" decoding="async"></span>`;
  });
}
