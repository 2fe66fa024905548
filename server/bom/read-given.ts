/** Lines that a program has read already. */
import type { matchBom } from '#contract/api/bom.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { invalidField } from '#server/store-error.ts';
import type { ReadBom } from './read-bom.ts';
import type { SourceLine } from './read-lines.ts';
import { mostOfBill, mostReferences, readReferences } from './references.ts';

export type GivenLine = NonNullable<ParsedRequestOf<typeof matchBom>['lines']>[number];

/** The lines as a bill without columns. */
export function readGiven(lines: readonly GivenLine[]): ReadBom {
  return { columns: [], sheets: [], sheet: null, header_row: null, delimiter: null, left_out: 0, lines: givenLines(lines) };
}

function givenLines(lines: readonly GivenLine[]): SourceLine[] {
  let left = mostOfBill;
  return lines.map((line, index) => {
    const references = readReferences(line.references ?? '', line.quantity);
    left -= references?.length ?? 0;
    if (references === null || left < 0) throw invalidField(`lines.${index}.references`, { code: 'too_long', limit: mostReferences });
    return givenLine(line, index, references);
  });
}

function givenLine(line: GivenLine, index: number, references: string[]): SourceLine {
  const { mpn, manufacturer, sku, quantity, value, package: size, description, alternates = [], dnp = false } = line;
  const texts = {
    mpn,
    manufacturer,
    sku,
    value,
    package: size,
    description,
    references: line.references,
    alternate: alternates.join('; '),
  };
  return {
    row: index + 1,
    source: Object.fromEntries(
      Object.entries({ ...texts, quantity: String(quantity) }).filter(([, text]) => text !== undefined && text !== ''),
    ),
    alternates,
    quantity,
    references,
    mismatch: references.length > 0 && references.length !== quantity,
    dnp: dnp || quantity === 0,
  };
}
