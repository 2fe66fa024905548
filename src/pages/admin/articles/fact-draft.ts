/** What stands beside a text, as it is typed: lists with commas, a line for each line of a bill. */
import type { AdminArticle, ArticleCover, ArticleFacts } from '#contract/api/admin/article.ts';

type Kind = AdminArticle['kind'];
export type FactName = Exclude<keyof ArticleFacts, 'filters' | 'cover'>;
export type TypedFacts = Record<FactName, string>;

const ofArticle = ['author', 'tags', 'parts', 'calculators'] as const;
const shown: Record<Kind, readonly FactName[]> = {
  page: [],
  blog: ['topic', ...ofArticle],
  company_event: ofArticle,
  knowledge: ofArticle,
  solution: ['topic', ...ofArticle, 'bom'],
  component: ['category', ...ofArticle],
  supplier: ['name', 'manufacturers', 'position', 'tags', 'parts'],
};

/** What an article of a kind shows of them. */
export const factsOf = (kind: Kind): readonly FactName[] => shown[kind];

export function typedFacts(facts: ArticleFacts): TypedFacts {
  return {
    topic: facts.topic ?? '',
    author: facts.author ?? '',
    tags: facts.tags.join(', '),
    position: String(facts.position),
    parts: facts.parts.join('\n'),
    calculators: facts.calculators.join(', '),
    category: facts.category ?? '',
    bom: facts.bom.map(({ reference, part, quantity }) => [reference, part, quantity].join(' ')).join('\n'),
    manufacturers: facts.manufacturers.join(', '),
    name: facts.name ?? '',
  };
}

const listOf = (typed: string, mark: string): string[] =>
  typed
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `U1 maker/number 2`; without a number one piece. */
function billOf(typed: string): ArticleFacts['bom'] {
  return listOf(typed, '\n').map((line) => {
    const [reference = '', part = '', quantity = '1'] = line.split(' ').filter((word) => word !== '');
    return { reference, part, quantity: Number(quantity) };
  });
}

/** Without the languages that say nothing. */
const writtenCover = ({ path, alt }: ArticleCover): ArticleCover => ({
  path,
  alt: Object.fromEntries(Object.entries(alt).flatMap(([key, words]) => (words.trim() === '' ? [] : [[key, words.trim()]]))),
});

/** As they are sent; the store says what it cannot read. Filters of a guide stay as long as its category does. */
export function factsTyped(typed: TypedFacts, cover: ArticleCover | null, before: ArticleFacts): ArticleFacts {
  const category = typed.category.trim() || null;
  return {
    topic: typed.topic || null,
    author: typed.author.trim() || null,
    tags: listOf(typed.tags, ','),
    position: Number(typed.position),
    parts: listOf(typed.parts, '\n'),
    calculators: listOf(typed.calculators, ',') as ArticleFacts['calculators'], // the store knows their names
    category,
    filters: category === before.category ? before.filters : [],
    bom: billOf(typed.bom),
    manufacturers: listOf(typed.manufacturers, ','),
    name: typed.name.trim() || null,
    ...(JSON.stringify(cover) !== JSON.stringify(before.cover ?? null) && { cover: cover && writtenCover(cover) }),
  };
}
