/** Reads a folder of content: `<kind>/[<topic>/]<slug>/<language>.md`, facts in the front matter of `en.md`. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { contentKinds } from '#contract/api/article.ts';
import { toolName } from '#contract/api/content.ts';
import { filter } from '#contract/api/part.ts';
import { slug } from '#contract/api/fields.ts';
import type { ArticleFacts } from '#server/db/schema.ts';
import { cleanDrawing, type Rendered, renderMarkdown } from './render-markdown.ts';

type ContentKind = (typeof contentKinds)[number];
/** Kinds whose folders stand in a folder of their topic. */
const withTopic: readonly ContentKind[] = ['blog', 'solution'];
const topicKinds = ['blog', 'solution', 'news'] as const;

/** A file that cannot be used, with what is wrong in it. */
export class ContentProblem extends Error {}

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .transform((text) => new Date(`${text}T00:00:00Z`));
const partName = z.string().regex(/^[a-z0-9-]+\/\S+$/, 'parts are written as maker/number');
const words = z.object({
  title: z.string().min(2).max(120),
  summary: z.string().min(10).max(300),
  cover_alt: z.string().min(2).max(200).optional(),
});
const facts = words.extend({
  published: day,
  updated: day.optional(),
  author: z.string().max(80).optional(),
  tags: z.array(z.string().max(40)).default([]),
  position: z.int().default(0),
  sample: z.boolean().default(false),
  parts: z.array(partName).optional(),
  calculators: z.array(toolName).optional(),
  category: z.optional(slug),
  filters: z.array(filter).optional(),
  bom: z.array(z.object({ reference: z.string(), part: partName, quantity: z.int().min(1) })).optional(),
  manufacturers: z.array(slug).optional(),
  name: z.string().max(100).optional(),
  cover: z.string().optional(),
});

const topicFile = z.object({
  position: z.int().default(0),
  texts: z.record(z.string(), z.object({ name: z.string(), summary: z.string() })),
});

export interface ReadText extends Rendered {
  language: string;
  title: string;
  summary: string;
  coverAlt: string | null;
  /** Its Markdown. */
  source: string;
}

export interface ReadArticle {
  kind: ContentKind;
  slug: string;
  categorySlug: string | null;
  position: number;
  author: string | null;
  tags: string[];
  isSample: boolean;
  facts: ArticleFacts;
  publishedAt: Date;
  updatedAt: Date;
  texts: ReadText[];
  /** File of the picture above it. */
  cover: string | null;
  /** Name of a picture -> its file. */
  pictures: ReadonlyMap<string, string>;
}

export interface ReadTopic {
  kind: (typeof topicKinds)[number];
  slug: string;
  position: number;
  texts: Record<string, { name: string; summary: string }>;
}

export interface ReadContent {
  articles: ReadArticle[];
  topics: ReadTopic[];
}

/** Throws a `ContentProblem` that names the file. */
export async function readContent(folder: string): Promise<ReadContent> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const folders = Map.groupBy(
    files.filter((file) => file.endsWith('.md')),
    (file) => dirname(file),
  );
  const articles = await Promise.all([...folders].map(([place, its]) => readArticle(folder, place, its, files)));
  const topics = await Promise.all(files.filter((file) => basename(file) === 'topic.yaml').map((file) => readTopic(folder, file)));
  return { articles, topics };
}

function checked<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`);
  throw new ContentProblem(`${file}: ${issues.join('; ')}`);
}

/** Front matter and text of a Markdown file. */
async function split(file: string): Promise<{ front: unknown; text: string }> {
  const content = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content);
  if (!match) throw new ContentProblem(`${file}: begins with no front matter between two lines of ---`);
  try {
    return { front: parse(match[1] ?? ''), text: match[2] ?? '' };
  } catch (error) {
    throw new ContentProblem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readText(file: string): Promise<ReadText> {
  const { front, text } = await split(file);
  const { title, summary, cover_alt: coverAlt = null } = checked(file, words.loose(), front);
  return { language: basename(file, '.md'), title, summary, coverAlt, source: text.trim(), ...(await renderMarkdown(text)) };
}

/** Kind, topic and slug, from the place of the folder. */
function placeOf(root: string, place: string): { kind: ContentKind; topic: string | null; slug: string } {
  const steps = relative(root, place).split(sep);
  const kind = contentKinds.find((name) => name === steps[0]);
  const last = steps.at(-1);
  const isTopical = kind !== undefined && withTopic.includes(kind);
  if (kind === undefined || last === undefined || steps.length !== (isTopical ? 3 : 2)) {
    throw new ContentProblem(`${place}: is no place for an article`);
  }
  return { kind, topic: isTopical ? (steps[1] ?? null) : null, slug: last };
}

async function readArticle(root: string, place: string, files: readonly string[], all: readonly string[]): Promise<ReadArticle> {
  const { kind, topic, slug: name } = placeOf(root, place);
  const source = join(place, 'en.md');
  if (!files.includes(source)) throw new ContentProblem(`${place}: has no en.md`);
  const {
    title: _title,
    summary: _summary,
    cover_alt: _coverAlt,
    cover,
    published,
    updated,
    author,
    tags,
    position,
    sample,
    ...rest
  } = checked(source, facts, (await split(source)).front);
  const texts = await Promise.all(files.map(readText));
  const drawingFile = join(place, 'drawing.svg');
  const drawing = all.includes(drawingFile) ? await cleanDrawing(await readFile(drawingFile, 'utf8')) : null;
  return {
    kind,
    slug: name,
    categorySlug: topic,
    position,
    author: author ?? null,
    tags,
    isSample: sample,
    facts: { ...rest, ...(drawing === null ? {} : { drawing }) },
    publishedAt: published,
    updatedAt: updated ?? published,
    texts,
    cover: cover === undefined ? null : join(place, cover),
    pictures: findPictures(place, texts, cover, all),
  };
}

// A picture of another site would be that site's to change, and tell it who reads.
const pictureName = /^[a-z0-9][a-z0-9._-]*\.(png|jpe?g|webp)$/i;

/** Files of the pictures that the texts show; throws for one that is not beside them or has no words. */
function findPictures(place: string, texts: readonly ReadText[], cover: string | undefined, all: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const find = (text: string, name: string) => {
    const path = join(place, name);
    if (!pictureName.test(name) || !all.includes(path)) throw new ContentProblem(`${text}: there is no picture "${name}" beside it`);
    found.set(name, path);
  };
  for (const { language, pictures, coverAlt } of texts) {
    const text = join(place, `${language}.md`);
    for (const { name, alt } of pictures) {
      find(text, name);
      if (alt === '') throw new ContentProblem(`${text}: the picture "${name}" has no words for those who do not see it`);
    }
    if (cover === undefined) continue;
    find(text, cover);
    if (coverAlt === null) throw new ContentProblem(`${text}: cover_alt is missing, the words for "${cover}"`);
  }
  return found;
}

async function readTopic(root: string, file: string): Promise<ReadTopic> {
  const [kindName = '', name = ''] = relative(root, file).split(sep);
  const kind = topicKinds.find((known) => known === kindName);
  if (kind === undefined) throw new ContentProblem(`${file}: is no place for a topic`);
  const { position, texts } = checked(file, topicFile, parse(await readFile(file, 'utf8')));
  return { kind, slug: name, position, texts };
}
