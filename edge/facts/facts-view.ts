import { type HtmlEscapedString } from 'hono/utils/html';
import type { AnyEndpoint, ResponseOf } from '#contract/api/endpoint.ts';
import type { HeadWords } from '#contract/head/head-words.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageAddress } from '#contract/pages/page-calls.ts';
import type { Formats } from './formats.ts';
import type { PageWords, ToolFacts } from './page-words.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Everything that the facts of a page are written from. */
export interface FactsView extends Formats {
  locale: Locale;
  address: PageAddress;
  words: PageWords;
  /** The words of heads. */
  head: HeadWords;
  /** Of a calculator's own page. */
  tool: ToolFacts | null;
  /** The first answer to a call that came for this page; null without one. */
  read: <E extends AnyEndpoint>(call: E) => ResponseOf<E> | null;
  /** Address of a page of this locale. */
  link: (path: string) => string;
}

/** The facts of a page; null where the store told none. */
export type Facts = (view: FactsView) => Markup | null;

/** Address of a page below the language prefix. */
export function linkBelow(base: string, path: string): string {
  return path === '/' ? base || '/' : `${base}${path}`;
}

/** A text with its values put in. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}

/** The form of a text for a count: `parts_one`, `parts_other` and what else the language has. */
export function fillCount<Section extends object>(
  { plural, integer }: FactsView,
  section: Section,
  key: Extract<keyof Section, `${string}_other`> extends `${infer Key}_other` ? Key : never,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  const forms = section as Readonly<Record<string, unknown>>; // a language may have forms that English has not
  const form = forms[`${key}_${plural(count)}`] ?? forms[`${key}_other`];
  return typeof form === 'string' ? fill(form, { count: integer(count), ...values }) : '';
}

/** The heading of another page, by the section of `head.json`. */
export function headingOf(words: HeadWords, section: string, values: Record<string, string> = {}): string {
  return words.text(section, 'heading', values) ?? '';
}
