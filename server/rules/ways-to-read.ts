import type { ParsedFilter } from '#contract/api/part.ts';
import type { IntentCategory } from './intent-category.ts';
import type { Draft } from './intent-draft.ts';
import { bindingOf } from './parameter-direction.ts';

const [supply, supplied] = ['inputVoltage', 'outputVoltage'];

/**
 * The filters of what was read, the likelier first. Where no part of a kind that is named has a figure as it was said, one that is better will do: an
 * oscillator of 25 ppm for one of 50 ppm.
 */
export function waysToRead(category: IntentCategory, draft: Pick<Draft, 'named' | 'read' | 'isNamed'>): ParsedFilter[][] {
  const ways = waysToSupply(category, draft);
  if (!draft.isNamed) return ways;
  const better = ways.map((filters) => filters.map((filter) => orBetter(category, filter)));
  return [...ways, ...better.filter((filters, way) => filters.some((filter, place) => filter !== ways[way]?.[place]))];
}

function orBetter({ partClass, attributes }: IntentCategory, filter: ParsedFilter): ParsedFilter {
  const unit = attributes.find(({ key }) => key === filter.key)?.unit ?? '';
  const value = filter.eq ?? (filter.in?.length === 1 ? Number(filter.in[0]) : Number.NaN);
  const direction = unit === '' || Number.isNaN(value) ? 'exact' : bindingOf(partClass, filter.key, unit);
  if (direction === 'exact') return filter;
  return direction === 'at_least' ? { key: filter.key, min: value } : { key: filter.key, max: value };
}

/**
 * The filters of what was read, the likelier first: the only voltage that is said of a converter is the one that it makes, else the one that it
 * is fed with. What only steps up is never asked for by that.
 */
function waysToSupply({ attributes }: IntentCategory, { named, read }: Pick<Draft, 'named' | 'read'>): ParsedFilter[][] {
  const asRead = read.map(({ filter }) => filter);
  const output = attributes.find(({ key, facet }) => key === supplied && facet !== null);
  const lone = read.find(({ filter, at }) => isOneVoltage(filter) && !named.get(at)?.includes(supply));
  if (!output || !lone || asRead.some(({ key }) => key === supplied)) return [asRead];
  const value = lone.filter.min ?? 0;
  const made: ParsedFilter = output.facet === 'choice' ? { key: supplied, in: [String(value)] } : { key: supplied, eq: value };
  const asOutput = asRead.map((filter) => (filter === lone.filter ? made : filter));
  return asRead.some(stepsUp) ? [asOutput] : [asOutput, asRead];
}

const isOneVoltage = ({ key, min, max }: ParsedFilter) => key === supply && min !== undefined && min === max;

const stepsUp = ({ key, in: options = [] }: ParsedFilter) => key === 'topology' && options.includes('boost') && !options.includes('buck');
