import { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Expectation, Figure } from './expectation.ts';

type Answer = ResponseOf<typeof searchProduct>;

/** Parts by the end of their address. */
export type KnownParts = ReadonlyMap<string, { category: string; package: string | null; attributes: Record<string, unknown> }>;

/** Categories with the branches that they lie in, themselves included. */
export type Branches = ReadonlyMap<string, ReadonlySet<string>>;

/** What of an answer is not as expected, in words; none when all is. */
export function complaints(answer: Answer, expected: Expectation, parts: KnownParts, branches: Branches): string[] {
  return [
    ...(expected.leads === undefined ? [] : differs('leads to', answer.redirect?.web_url ?? null, expected.leads)),
    ...differs('first', answer.list[0]?.mpn, expected.first ?? answer.list[0]?.mpn),
    ...differs('drops', answer.dropped.join(', '), (expected.drops ?? []).join(', ')),
    ...differs('unknown number', answer.unknown_number, expected.unknown ?? null),
    ...differs('empty category', answer.empty_category?.web_url ?? null, expected.empty ?? null),
    ...(expected.near ? differs('near', answer.did_you_mean.join(', '), expected.near.join(', ')) : []),
    ...(expected.finds === 'nothing' || expected.empty !== undefined ? differs('hits', answer.total, 0) : []),
    ...(expected.maker === undefined ? [] : differs('makers', makersOf(answer), expected.maker)),
    ...kindsOf(answer, expected.kinds ?? [], branches),
    ...figuresOf(answer, expected.is ?? {}, parts),
    ...Object.entries(expected.options ?? {}).flatMap(([key, options]) =>
      differs(key, optionsRead(answer, key), options.toSorted().join(', ')),
    ),
  ];
}

function differs(what: string, is: unknown, wanted: unknown): string[] {
  return is === wanted ? [] : [`${what}: ${String(is)}, not ${String(wanted)}`];
}

function optionsRead({ understood }: Answer, key: string): string {
  return (understood.find(({ filter }) => filter.key === key)?.filter.in ?? []).toSorted().join(', ');
}

function makersOf({ list }: Answer): string {
  return [...new Set(list.map(({ manufacturer }) => manufacturer.web_url))].join(', ');
}

function kindsOf({ categories, redirect }: Answer, kinds: readonly string[], branches: Branches): string[] {
  if (kinds.length === 0) return [];
  if (redirect?.type === 'category') return kinds.includes(redirect.web_url) ? [] : [`leads to ${redirect.web_url}`];
  const liesIn = (slug: string, kind: string) => branches.get(slug)?.has(kind) ?? false;
  const missing = kinds.filter((kind) => !categories.some(({ web_url: slug }) => liesIn(slug, kind)));
  const others = categories.filter(({ web_url: slug }) => !kinds.some((kind) => liesIn(slug, kind)));
  return [...missing.map((kind) => `nothing of ${kind}`), ...others.map(({ web_url: slug, count }) => `${count} of ${slug}`)];
}

function figuresOf({ list }: Answer, wanted: Readonly<Record<string, Figure>>, parts: KnownParts): string[] {
  return Object.entries(wanted).flatMap(([key, figure]) => {
    const wrong = list.find(({ web_url: slug }) => {
      const part = parts.get(slug);
      return !fits(key === 'package' ? part?.package : part?.attributes[key], figure, key === 'package');
    });
    return wrong ? [`${wrong.mpn} has another ${key}`] : [];
  });
}

function fits(held: unknown, figure: Figure, isPackage: boolean): boolean {
  if (isPackage) return typeof held === 'string' && typeof figure === 'string' && held.startsWith(figure);
  if (typeof figure === 'number') return typeof held === 'number' && Math.abs(held - figure) <= Math.abs(figure) * 1e-6;
  if (typeof figure !== 'object') return held === figure;
  if ('among' in figure) return typeof held === 'string' && figure.among.includes(held);
  if ('covers' in figure) return Array.isArray(held) && held[0] <= figure.covers[0] && held[1] >= figure.covers[1];
  return typeof held === 'number' && ('least' in figure ? held >= figure.least * (1 - 1e-6) : held <= figure.most * (1 + 1e-6));
}
