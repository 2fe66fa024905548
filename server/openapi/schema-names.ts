/** The schemas that have a name in the document: the objects that files of the contract export, by the names that they export them under. */
import * as z from 'zod/mini';
import * as article from '#contract/api/article.ts';
import { contractFiles } from '#contract/api/calls.ts';
import * as error from '#contract/api/error.ts';
import * as part from '#contract/api/part.ts';
import * as rfqItem from '#contract/api/rfq-item.ts';
import * as shippingOption from '#contract/api/shipping-option.ts';
import { definitionOf } from './json-schema.ts';

const files = [part, article, error, rfqItem, shippingOption, ...contractFiles];

function isObjectSchema(value: unknown): value is z.core.$ZodType {
  return value instanceof z.core.$ZodType && definitionOf(value).type === 'object';
}

const upperFirst = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Of two schemas of one name the first has it, and the other stands wherever it is used. */
function nameSchemas() {
  const names = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const [name, value] of files.flatMap((file) => Object.entries(file))) {
    const id = upperFirst(name);
    if (!isObjectSchema(value) || names.has(value) || taken.has(id)) continue;
    taken.add(id);
    names.add(value, { id });
  }
  return names;
}

export const schemaNames = nameSchemas();
