/** What the home page is made of: the operator's arrangement. */
import * as z from 'zod/mini';
import { fallbackLocale, localeKeys } from '#contract/locale.ts';
import { failsAs, text } from './fields.ts';
import { inLanguages } from './site-fields.ts';

export const homeBlockKinds = ['banners', 'categories', 'hot', 'calculators', 'bom', 'articles', 'makers', 'parts', 'text'] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/** Kinds of which records can be chosen; without a choice all but parts show what they show by themselves. */
const chosenKinds = ['categories', 'calculators', 'articles', 'makers', 'parts'] as const;
export type ChosenKind = (typeof chosenKinds)[number];
/** Kinds with a text of the operator: Markdown in a block of text, one plain paragraph at the way to the BOM tool. */
const kindsWithText: readonly HomeBlockKind[] = ['text', 'bom'];
/** Kinds of which a second one would show the same again. */
const singleKinds: readonly HomeBlockKind[] = ['banners', 'hot', 'bom'];

export const takesChoice = (kind: HomeBlockKind): kind is ChosenKind => chosenKinds.some((one) => one === kind);
export const takesText = (kind: HomeBlockKind): boolean => kindsWithText.includes(kind);
/** Banners have titles of their own. */
export const takesTitle = (kind: HomeBlockKind): boolean => kind !== 'banners';
export const isSingle = (kind: HomeBlockKind): boolean => singleKinds.includes(kind);

/** Blocks of the page, records chosen for one of them, and characters of a title and of a text in one language. */
export const homeLimits = { blocks: 20, chosen: 24, title: 100, text: 4000 };

const required = failsAs('required');
const inEnglish = (field: 'title' | 'text') => ({ ...required, path: [field, fallbackLocale] });
const has = (texts: Partial<Record<string, string>>) => localeKeys.some((key) => texts[key]);

export const homeBlock = z
  .object({
    kind: z.enum(homeBlockKinds),
    is_shown: z.boolean(),
    /** Of what has none the shop's own title stands; a language that lacks one has the English one. */
    title: inLanguages(homeLimits.title),
    text: inLanguages(homeLimits.text),
    /** In the order they are shown: the `web_url` of parts, categories and makers, names of calculators, `kind/web_url` of articles. */
    chosen: z.array(text(1, 250)).check(
      z.maxLength(homeLimits.chosen),
      z.refine((list) => new Set(list).size === list.length, failsAs('not_unique')),
    ),
  })
  .check(
    z.refine(({ kind, title }) => title[fallbackLocale] || (kind !== 'parts' && !has(title)), inEnglish('title')),
    z.refine(({ kind, text: texts }) => texts[fallbackLocale] || (kind !== 'text' && !has(texts)), inEnglish('text')),
    z.refine(({ kind, chosen }) => kind !== 'parts' || chosen.length > 0, { ...required, path: ['chosen'] }),
    z.refine(({ kind, title }) => takesTitle(kind) || !has(title), { ...failsAs('not_allowed'), path: ['title'] }),
    z.refine(({ kind, text: texts }) => takesText(kind) || !has(texts), { ...failsAs('not_allowed'), path: ['text'] }),
    z.refine(({ kind, chosen }) => takesChoice(kind) || chosen.length === 0, { ...failsAs('not_allowed'), path: ['chosen'] }),
  );
export type HomeBlock = z.output<typeof homeBlock>;

export const homeBlocks = z.array(homeBlock).check(z.maxLength(homeLimits.blocks));

export const plainBlock = (kind: HomeBlockKind): HomeBlock => ({ kind, is_shown: true, title: {}, text: {}, chosen: [] });

/** The home page as it came with the shop. */
export const shippedBlocks: readonly HomeBlock[] = (
  ['banners', 'categories', 'hot', 'calculators', 'bom', 'articles', 'makers'] as const
).map(plainBlock);
