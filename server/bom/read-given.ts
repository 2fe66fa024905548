/** Lines that a program has read already. */
import type { matchBom } from '#contract/api/bom.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { isNothing, saysLeftOff } from './match/fitting-words.ts';
import type { ReadBom } from './read-bom.ts';
import type { SourceLine } from './read-lines.ts';
import { mostOfBill, mostReferences, readReferences } from './references.ts';

export type GivenLine = NonNullable<ParsedRequestOf<typeof matchBom>['lines']>[number];

/** The lines as a bill without columns. */
export function readGiven(lines: readonly GivenLine[]): ReadBom {
  const table = { columns: [], sheets: [], other_sheets: [], sheet: null, header_row: null, delimiter: null };
  return { ...table, left_out: 0, rows: { read: lines.length, joined: 0, skipped: 0 }, skipped: [], lines: givenLines(lines) };
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
  const { sku, quantity, package: size, description, alternates = [] } = line;
  const [mpn, manufacturer, value] = [line.mpn, line.manufacturer, line.value].map((text) => (isNothing(text ?? '') ? undefined : text));
  const texts = {
    mpn,
    manufacturer,
    sku,
    own_number: line.own_number,
    value,
    package: size,
    description,
    references: line.references,
    alternate: alternates.join('; '),
    tags: line.tags?.join(', '),
  };
  // What a program says itself counts more than the words of the row.
  const dnp = line.dnp ?? [mpn, value, description, size].some((text) => saysLeftOff(text ?? ''));
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
