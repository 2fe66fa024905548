import type { ParsedFilter } from '#contract/api/part.ts';
import type { IntentCategory } from './intent-category.ts';
import type { Draft } from './intent-draft.ts';

const [supply, supplied] = ['inputVoltage', 'outputVoltage'];

/**
 * The filters of what was read, the likelier first: the only voltage that is said of a converter is the one that it makes, else the one that it
 * is fed with. What only steps up is never asked for by that.
 */
export function waysToSupply({ attributes }: IntentCategory, { named, read }: Pick<Draft, 'named' | 'read'>): ParsedFilter[][] {
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
