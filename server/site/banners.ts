/** What the operator tells visitors for a time. */
import { randomInt } from 'node:crypto';
import type { saveBanners as bannersCall, Site } from '#contract/api/admin/site.ts';
import type { Banner, BannerKind } from '#contract/api/banner.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { fallbackLocale, type Locale, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import type { Acting } from '#server/caller/acting.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { replaceSiteRow } from './change-site.ts';

/** Shown at once: more would push the page out of sight. */
const mostShown: Record<BannerKind, number> = { notice: 3, home: 6 };

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newId = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

function isRunning({ is_on: isOn, from, until }: Banner, now: Date): boolean {
  return isOn && (from === null || Date.parse(from) <= now.getTime()) && (until === null || now.getTime() < Date.parse(until));
}

/** Title and text are of one language, whole. */
function shown({ id = '', title, text, path, until }: Banner, locale: Locale): ShownBanner {
  const key: LocaleKey = title[locale.key] ? locale.key : fallbackLocale;
  return { id, title: title[key] ?? '', text: text[key] ?? '', path: path || null, language: locales[key].tag, until };
}

/** The banners of a kind that run now, in the operator's order. */
export function bannersNow(banners: readonly Banner[], kind: BannerKind, locale: Locale, now: Date): ShownBanner[] {
  const running = banners.filter((one) => one.kind === kind && isRunning(one, now));
  return running.slice(0, mostShown[kind]).map((one) => shown(one, locale));
}

/** Languages with a text below no title. */
function untitled({ title, text }: Banner, index: number): [string, FieldIssue[]][] {
  const missing = localeKeys.filter((key) => text[key] && !title[key]);
  return missing.map((key) => [`banners.${index}.title.${key}`, [{ code: 'required' }]]);
}

function refuse(fields: Record<string, FieldIssue[]>): void {
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
}

export function saveBanners(acting: Acting, { banners, version }: ParsedRequestOf<typeof bannersCall>): Promise<Site> {
  const ids = banners.flatMap(({ id }) => id ?? []);
  const twice = banners.flatMap(({ id }, index): [string, FieldIssue[]][] =>
    id !== undefined && ids.indexOf(id) !== ids.lastIndexOf(id) ? [[`banners.${index}.id`, [{ code: 'not_unique' }]]] : [],
  );
  refuse(Object.fromEntries([...twice, ...banners.flatMap(untitled)]));
  const list = banners.map((one) => ({ ...one, id: one.id ?? newId() }));
  return replaceSiteRow(acting, { part: 'banners', value: { list }, version });
}
