/** Values of parameters as texts that people can change in a spreadsheet and the import reads back to the last digit. */
import { formatQuantity } from '#contract/units.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { readAttribute } from '#server/catalog/resolve-attribute.ts';
import type { AttributeEntry } from '#server/search/reference.ts';

/** As many as a number of the machine holds for certain. */
const digits = 15;

/** The value as an engineer writes it, such as `4.7 kΩ`, where exactly that value is read from it; else the bare figures in the parameter's unit. */
export function valueCell(value: AttributeValue, attribute: AttributeEntry): string {
  const readable = written(value, (one) => quantity(one, attribute.unit));
  const read = readAttribute(readable, attribute);
  return read.ok && String(read.value) === String(value) ? readable : written(value, String);
}

function written(value: AttributeValue, number: (value: number) => string): string {
  if (Array.isArray(value)) return value.map(number).join(' … ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? number(value) : value;
}

function quantity(value: number, unit: AttributeEntry['unit']): string {
  return formatQuantity(value, unit, 'en', digits)
    .replace(/,(?=\d{3})/g, '')
    .replaceAll('−', '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '');
}
