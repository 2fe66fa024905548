/** How the operator arranges the home page. */
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeArrangement, previewHomeBlocks as previewCall, saveHomeBlocks as saveCall } from '#contract/api/admin/home.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type HomeBlock, homeBlock, isSingle, shippedBlocks } from '#contract/api/home-block.ts';
import { localeKeys } from '#contract/locale.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { isLost } from '#server/content/article/own-text.ts';
import { renderAside } from '#server/content/render-aside.ts';
import { audit } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { openView } from '#server/search/view/view.ts';
import { addToSetting, holdVersion } from '#server/settings/setting-row.ts';
import { readHomeChoice, siteRows } from '#server/settings/site-choices.ts';
import { findChosen, nameChosen } from './chosen-records.ts';
import { showHomeBlocks } from './show-home-blocks.ts';

const action = 'site.save-home';
const changesShown = 20;
type Viewer = Pick<Acting, 'deps' | 'locale'>;
type Issues = [string, FieldIssue[]][];

/** In the words of a language, with prices in the shop's own currency. */
async function recordsOf({ deps, locale }: Viewer, blocks: readonly HomeBlock[]) {
  return findChosen({ deps, locale }, await openView({ deps, locale, currency: deps.settings.baseCurrency }), blocks);
}

const noted = z.object({ blocks: z.nullable(z.array(homeBlock)) });

async function readChanges({ deps }: Pick<Acting, 'deps'>): Promise<HomeArrangement['changes']> {
  const rows = await deps.db
    .select({ at: audit.at, actor: audit.actor, detail: audit.detail })
    .from(audit)
    .where(eq(audit.action, action))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(changesShown);
  return rows.flatMap(({ at, actor, detail }) => {
    const { data } = noted.safeParse(detail);
    return data ? [{ at: at.toISOString(), actor, blocks: data.blocks }] : [];
  });
}

export async function showArrangement(viewer: Viewer): Promise<HomeArrangement> {
  const { own, version } = await readHomeChoice(viewer.deps.db);
  const blocks = own ?? [...shippedBlocks];
  const [records, changes] = await Promise.all([recordsOf(viewer, blocks), readChanges(viewer)]);
  return { blocks, is_own: own !== null, version, records: nameChosen(records, blocks), changes };
}

/** The headings of a block have no ids. */
const leadsNowhere = (link: string): boolean => link.startsWith('#') || isLost(link);

/** Pictures would be those of other sites; links lead to pages of the shop or to `https` addresses. */
async function textIssues({ text }: HomeBlock, index: number): Promise<Issues> {
  const checked = localeKeys.map(async (key): Promise<Issues> => {
    if (!text[key]) return [];
    const rendered = await renderAside(text[key]);
    const at = `blocks.${index}.text.${key}`;
    if (!rendered || rendered.links.some(leadsNowhere)) return [[at, [{ code: 'invalid_format' }]]];
    if (rendered.pictures.length > 0) return [[at, [{ code: 'not_allowed' }]]];
    return rendered.text === '' ? [[at, [{ code: 'required' }]]] : [];
  });
  return (await Promise.all(checked)).flat();
}

async function check(blocks: readonly HomeBlock[]): Promise<void> {
  const twice = blocks.flatMap(({ kind }, index): Issues =>
    isSingle(kind) && blocks.findIndex((one) => one.kind === kind) !== index ? [[`blocks.${index}.kind`, [{ code: 'not_unique' }]]] : [],
  );
  const texts = (await Promise.all(blocks.flatMap((block, index) => (block.kind === 'text' ? [textIssues(block, index)] : [])))).flat();
  const fields = Object.fromEntries([...twice, ...texts]);
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
}

const isPlain = ({ is_shown: isShown, title, text, chosen }: HomeBlock): boolean =>
  isShown && chosen.length === 0 && localeKeys.every((key) => !title[key] && !text[key]);

/** An arrangement that says nothing of its own is the shop's. */
const isShipped = (blocks: readonly HomeBlock[]): boolean =>
  blocks.length === shippedBlocks.length && blocks.every((block, index) => block.kind === shippedBlocks[index]?.kind && isPlain(block));

export async function saveHomeBlocks(acting: Acting, request: ParsedRequestOf<typeof saveCall>): Promise<HomeArrangement> {
  await check(request.blocks ?? []);
  const blocks = request.blocks && !isShipped(request.blocks) ? request.blocks : null;
  await audited(acting, {
    action,
    target: 'home',
    detail: { blocks },
    run: async (queries) => {
      const version = await holdVersion(queries, siteRows.home);
      if (request.version !== undefined && request.version !== version) throw new StoreError('version_conflict', { data: { version } });
      await addToSetting(queries, siteRows.home, { blocks }, acting.now);
    },
  });
  return showArrangement(acting);
}

export async function previewHomeBlocks(
  acting: Acting,
  { blocks }: ParsedRequestOf<typeof previewCall>,
): Promise<ResponseOf<typeof previewCall>> {
  await check(blocks);
  const records = await recordsOf(acting, blocks);
  return { blocks: await showHomeBlocks(blocks, acting.locale, records), records: nameChosen(records, blocks) };
}
