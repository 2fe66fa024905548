/** Whether a category may be as it is asked for; everything that is wrong with it is told at once. */
import { sql } from 'drizzle-orm';
import { type CategoryFields, type CategoryParameter, mostLevels } from '#contract/api/admin/category.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { CategoryRow, HeldAttribute } from './held-category.ts';

type Issues = Record<string, FieldIssue[]>;

/** Stands in wherever another language has nothing. */
const source: WordLanguage = 'en';

export interface Tree {
  rows: readonly CategoryRow[];
  /** Ids of categories that hold parts themselves. */
  full: ReadonlySet<number>;
}

/** `known` are the parameters that the catalog has, by key. */
export async function checkCategory(
  queries: Queries,
  tree: Tree,
  own: CategoryRow | null,
  fields: CategoryFields,
  known: ReadonlyMap<string, HeldAttribute>,
): Promise<void> {
  const issues: Issues = { ...wordIssues(fields), ...placeIssues(tree, own, fields.parent), ...classIssues(tree, own, fields.part_class) };
  const hasChildren = own !== null && tree.rows.some(({ parentId }) => parentId === own.id);
  if (hasChildren && fields.parameters.length > 0) issues['parameters'] = [{ code: 'not_allowed' }];
  for (const [at, parameter] of fields.parameters.entries()) {
    const path = `parameters.${at}`;
    const before = known.get(parameter.key);
    Object.assign(issues, parameterIssues(parameter, before, path));
    if (fields.parameters.findIndex(({ key }) => key === parameter.key) < at) issues[`${path}.key`] = [{ code: 'not_unique' }];
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    if (before && (await hasLostOptions(queries, parameter, before))) issues[`${path}.options`] = [{ code: 'not_allowed' }];
  }
  if (Object.keys(issues).length > 0) throw new StoreError('validation_failed', { fields: issues });
}

/** English is needed, and whatever language has one of a category's two names has the other. */
function wordIssues({ name, item_name, description }: CategoryFields): Issues {
  const issues: Issues = {};
  for (const language of wordLanguages) {
    const isNeeded = language === source || Boolean(name[language] || item_name[language] || description[language]);
    if (isNeeded && !name[language]) issues[`name.${language}`] = [{ code: 'required' }];
    if (isNeeded && !item_name[language]) issues[`item_name.${language}`] = [{ code: 'required' }];
  }
  return issues;
}

function placeIssues({ rows, full }: Tree, own: CategoryRow | null, parent: string | null): Issues {
  const above = rows.find(({ slug }) => slug === parent);
  const below = own ? rows.filter(({ path }) => path.includes(own.id)) : [];
  const height = own ? Math.max(...below.map(({ path }) => path.length)) - own.path.length + 1 : 1;
  const isOwn = above !== undefined && below.includes(above);
  if (parent !== null && (!above || isOwn)) return { parent: [{ code: 'not_allowed' }] };
  if (above && full.has(above.id)) return { parent: [{ code: 'not_allowed' }] };
  if ((above?.path.length ?? 0) + height > mostLevels) return { parent: [{ code: 'out_of_range', limit: mostLevels }] };
  return {};
}

/** A class stands for one category, with all that lies below it: calculators lead there. */
function classIssues({ rows }: Tree, own: CategoryRow | null, partClass: CategoryFields['part_class']): Issues {
  const isTaken = partClass !== null && rows.some((row) => row.partClass === partClass && row.id !== own?.id);
  return isTaken ? { part_class: [{ code: 'not_unique' }] } : {};
}

function parameterIssues(parameter: CategoryParameter, before: HeldAttribute | undefined, path: string): Issues {
  const { kind, unit, facet, options, name } = parameter;
  const issues: Issues = {};
  if (before && before.kind !== kind) issues[`${path}.kind`] = [{ code: 'mismatch' }];
  if (before && before.unit !== unit) issues[`${path}.unit`] = [{ code: 'mismatch' }];
  const isMeasured = kind === 'number' || kind === 'range';
  if (!isMeasured && unit !== '') issues[`${path}.unit`] = [{ code: 'not_allowed' }];
  if ((kind === 'text' && facet !== null) || (!isMeasured && facet === 'range')) issues[`${path}.facet`] = [{ code: 'not_allowed' }];
  if (!name[source]) issues[`${path}.name.${source}`] = [{ code: 'required' }];
  if (kind === 'option' && options.length === 0) issues[`${path}.options`] = [{ code: 'required' }];
  if (kind !== 'option' && options.length > 0) issues[`${path}.options`] = [{ code: 'not_allowed' }];
  for (const [at, option] of options.entries()) {
    if (!option.name[source]) issues[`${path}.options.${at}.name.${source}`] = [{ code: 'required' }];
    if (options.findIndex(({ key }) => key === option.key) < at) issues[`${path}.options.${at}.key`] = [{ code: 'not_unique' }];
  }
  return issues;
}

/** Whether a choice would go that some part has. */
async function hasLostOptions(queries: Queries, { key, options }: CategoryParameter, before: HeldAttribute): Promise<boolean> {
  const kept = new Set(options.map((option) => option.key));
  const gone = before.options.map((option) => option.key).filter((option) => !kept.has(option));
  if (gone.length === 0) return false;
  const { rows } = await queries.execute<{ used: boolean }>(
    sql`select exists (select 1 from product where attributes->>${key} = any(${sql.param(gone)}::text[])) as used`,
  );
  return rows[0]?.used ?? true;
}
