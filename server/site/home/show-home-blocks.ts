/** The home page as visitors see the operator's arrangement of it. */
import type { HomeBlock } from '#contract/api/home-block.ts';
import type { ShownHomeBlock } from '#contract/api/shown-home-block.ts';
import { fallbackLocale, type Locale, type LocaleKey, locales } from '#contract/locale.ts';
import { type ChosenRecords, inOrder } from './chosen-records.ts';
import { renderBlockText } from './render-block-text.ts';

/** Title and text are of one language, whole: the visitor's if anything was written in it, else English. */
function ownWords({ title, text }: HomeBlock, locale: Locale) {
  const key: LocaleKey = title[locale.key] || text[locale.key] ? locale.key : fallbackLocale;
  return { title: title[key] || null, text: text[key] || null, language: locales[key].tag };
}

/** Null for a block of whose records none is there. */
async function showBlock(block: HomeBlock, locale: Locale, records: ChosenRecords): Promise<ShownHomeBlock | null> {
  const { text, ...titled } = ownWords(block, locale);
  const { kind } = block;
  const isChosen = block.chosen.length > 0;
  const listed = <One, Shown>(found: ReadonlyMap<string, One>, show: (list: One[] | null) => Shown): Shown | null => {
    const list = isChosen ? inOrder(found, block) : null;
    return list?.length === 0 ? null : show(list);
  };
  switch (kind) {
    case 'banners':
      return { kind };
    case 'hot':
      return { kind, ...titled };
    case 'bom':
      return { kind, ...titled, text };
    case 'text':
      return { kind, ...titled, html: await renderBlockText(text ?? '') };
    case 'categories':
      return listed(records.categories, (categories) => ({ kind, ...titled, categories }));
    case 'calculators':
      return listed(records.calculators, (calculators) => ({ kind, ...titled, calculators }));
    case 'articles':
      return listed(records.articles, (articles) => ({ kind, ...titled, articles }));
    case 'makers':
      return listed(records.makers, (makers) => ({ kind, ...titled, makers }));
    case 'parts':
      return listed(records.parts, (parts) => ({ kind, ...titled, parts: parts ?? [] }));
  }
}

/** The blocks that are on and have something to show; null, which is the page that came with the shop, where that is nothing but banners. */
export async function showHomeBlocks(
  blocks: readonly HomeBlock[],
  locale: Locale,
  records: ChosenRecords,
): Promise<ShownHomeBlock[] | null> {
  const on = blocks.filter(({ is_shown: isShown }) => isShown);
  const shown = (await Promise.all(on.map((block) => showBlock(block, locale, records)))).filter((block) => block !== null);
  return shown.some(({ kind }) => kind !== 'banners') ? shown : null;
}
