import type { ParsedFilter } from '#contract/api/part.ts';
import type { IntentCategory } from './intent-category.ts';
import type { Draft } from './intent-draft.ts';
import { bindingOf } from './parameter-direction.ts';

const [supply, supplied, adjusted] = ['inputVoltage', 'outputVoltage', 'adjustableOutput'];

export interface Way {
  filters: ParsedFilter[];
  /** How much less likely it is than the first one. */
  less: number;
}

/**
 * What was read, the likelier first. Where no part of a kind that is named has a figure as it was said, one that is better will do: an
 * oscillator of 25 ppm for one of 50 ppm.
 */
export function waysToRead(category: IntentCategory, draft: Pick<Draft, 'named' | 'read' | 'isNamed'>): Way[] {
  const ways = waysToSupply(category, draft);
  if (!draft.isNamed) return ways;
  const better = ways.map(({ filters, less }) => ({
    filters: filters.map((filter) => orBetter(category, filter)),
    less: less + ways.length,
  }));
  return [...ways, ...better.filter(({ filters }, way) => filters.some((filter, place) => filter !== ways[way]?.filters[place]))];
}

function orBetter({ partClass, attributes }: IntentCategory, filter: ParsedFilter): ParsedFilter {
  const unit = attributes.find(({ key }) => key === filter.key)?.unit ?? '';
  const value = filter.eq ?? (filter.in?.length === 1 ? Number(filter.in[0]) : Number.NaN);
  const direction = unit === '' || Number.isNaN(value) ? 'exact' : bindingOf(partClass, filter.key, unit);
  if (direction === 'exact') return filter;
  return direction === 'at_least' ? { key: filter.key, min: value } : { key: filter.key, max: value };
}

/**
 * The only voltage that is said of a converter is the one that it makes, fixed or set to it, else the one that it is fed with. What only steps up is
 * never asked for by that.
 */
function waysToSupply({ attributes }: IntentCategory, { named, read }: Pick<Draft, 'named' | 'read'>): Way[] {
  const asRead = read.map(({ filter }) => filter);
  const tells = (key: string) => attributes.find((one) => one.key === key && one.facet !== null);
  const output = tells(supplied);
  const said = asRead.find(({ key }) => key === supplied || key === adjusted);
  const lone = read.find(({ filter, at }) => isOneVoltage(filter) && !named.get(at)?.includes(supply))?.filter;
  const own = said ?? lone;
  const value = own && voltageOf(own);
  if (!output || own === undefined || value === undefined) return [{ filters: asRead, less: 0 }];
  const fixed: ParsedFilter = output.facet === 'choice' ? { key: supplied, in: [String(value)] } : { key: supplied, eq: value };
  const made = [fixed, ...(tells(adjusted) ? [{ key: adjusted, min: value, max: value }] : [])];
  const ways = made.map((filter) => ({ filters: asRead.map((one) => (one === own ? filter : one)), less: 0 }));
  return own === said || asRead.some(stepsUp) ? ways : [...ways, { filters: asRead, less: 1 }];
}

/** The voltage that a filter asks for, if it is one alone. */
function voltageOf({ eq, min, max, in: values }: ParsedFilter): number | undefined {
  if (eq !== undefined) return Number(eq);
  if (values) return values.length === 1 ? Number(values[0]) : undefined;
  return min === max && min !== undefined ? Number(min) : undefined;
}

const isOneVoltage = ({ key, min, max }: ParsedFilter) => key === supply && min !== undefined && min === max;

const stepsUp = ({ key, in: options = [] }: ParsedFilter) => key === 'topology' && options.includes('boost') && !options.includes('buck');
