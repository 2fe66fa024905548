/** Links to other sites: what visitors propose, and what everybody sees of it once it is published. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { getFriendlyLinks } from '#contract/api/content.ts';
import type { saveFriendlyLink } from '#contract/api/friendly-link.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { friendlyLink } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { attachFiles, looseFiles } from '#server/upload/attach-files.ts';
import { showImages } from '#server/upload/show-file.ts';
import { serverText } from '#server/kernel/words.ts';

export async function showFriendlyLinks(call: Call): Promise<ResponseOf<typeof getFriendlyLinks>> {
  const { deps, locale } = call;
  const rows = await deps.db.select().from(friendlyLink).where(eq(friendlyLink.status, 'published')).orderBy(asc(friendlyLink.title));
  if (rows.length === 0) return { groups: [] };
  const logos = await showImages(
    deps.db,
    call,
    rows.map(({ logoFileId, status }) => ({ fileIds: logoFileId === null ? [] : [logoFileId], status })),
  );
  const links = rows.map(({ title, url, logoFileId, description }) => ({
    title,
    url,
    logo: logos.get(logoFileId ?? '') ?? null,
    description,
  }));
  return { groups: [{ name: serverText(locale, 'server:links.all'), links }] };
}

/** Keeps a proposal for the operator to look at; a page that was proposed before is not asked about again. */
export async function proposeLink(input: ParsedRequestOf<typeof saveFriendlyLink>, call: Call): Promise<{ ok: true }> {
  const { title, email, description, logo } = input;
  const url = plainUrl(input.url);
  const logos = logo === undefined ? [] : [logo];
  await transact(call.deps.db, async (queries) => {
    await attachFiles(queries, call, logos, 'link_logo', 'logo');
    const values = { id: randomUUID(), title, url, email, description: description || null, logoFileId: logo ?? null, createdAt: call.now };
    const made = await queries
      .insert(friendlyLink)
      .values({ ...values, status: 'pending' })
      .onConflictDoNothing()
      .returning({ id: friendlyLink.id });
    if (made.length === 0) await looseFiles(queries, logos);
  });
  return { ok: true };
}

/** One spelling for one page: the host in small letters, no fragment, no slash at the end. */
function plainUrl(given: string): string {
  const url = new URL(given);
  url.hash = '';
  return url.href.replace(/\/$/, '');
}
