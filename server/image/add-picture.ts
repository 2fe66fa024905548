/** Pictures that the operator sends in for a text or a part, which name them afterwards. */
import { eq } from 'drizzle-orm';
import type { addArticlePicture as endpoint } from '#contract/api/admin/article.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { largestPicture } from '#contract/api/picture.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { picture } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { takePicture } from './keep-picture.ts';
import { picturePath } from './picture-address.ts';

export async function addPicture(
  acting: Acting,
  file: File,
  action: 'site.add-picture' | 'picture.add',
): Promise<ResponseOf<typeof endpoint>> {
  if (file.size > largestPicture) throw new StoreError('too_large', { data: { limit: largestPicture } });
  const id = await takePicture(acting.deps, new Uint8Array(await file.arrayBuffer()));
  return audited(acting, {
    action,
    target: id,
    run: async (queries) => {
      const { width, height } = picture;
      const [row] = await queries.select({ width, height }).from(picture).where(eq(picture.id, id));
      if (!row) throw new Error('A picture that was kept just now is gone');
      return { path: picturePath(id), ...row };
    },
  });
}
