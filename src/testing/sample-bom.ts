import type { BomAnswer, BomCandidate, BomLine } from '#contract/api/bom.ts';
import { attritionOf } from '#contract/attrition.ts';
import type { PartsList } from '#contract/api/parts-list.ts';
import { sampleItem, sampleOffer } from './sample-part.ts';

export function candidate(sku: string, mpn: string, replaced: Partial<BomCandidate> = {}): BomCandidate {
  const product = sampleItem({ id: mpn, web_url: mpn.toLowerCase(), mpn, name: mpn, offer: sampleOffer({ sku }) });
  return { sku, product, match: 'exact', note: null, reasons: [], ...replaced };
}

/** 100 of the sample part for 100 boards, all there. */
export function bomLine(replaced: Partial<BomLine> = {}): BomLine {
  return {
    row: 2,
    source: { mpn: 'LM358DR', references: 'U3' },
    quantity: 1,
    needed: 100,
    spare: { pieces: 0, size: 'other' },
    references: ['U3'],
    dnp: false,
    references_mismatch: false,
    match: 'exact',
    confidence: 1,
    chosen: {
      sku: 'PW-LM358-CT',
      quantity: 100,
      unit_micros: 412_000,
      line_total: 4120,
      from_stock: 100,
      backordered: 0,
      lead_time_days: null,
    },
    candidates: [candidate('PW-LM358-CT', 'LM358DR')],
    better_buy: null,
    next_break: null,
    reasons: [],
    warnings: [],
    ...replaced,
  };
}

/** A row that names a value: two parts would do, neither is taken. */
export function unsureLine(): BomLine {
  return bomLine({
    row: 3,
    source: { value: '4k7', package: '0603', references: 'R1-R4' },
    quantity: 3,
    needed: 300,
    spare: { pieces: 0, size: 'chip_0603' },
    references: ['R1', 'R2', 'R3', 'R4'],
    references_mismatch: true,
    match: 'parametric',
    chosen: null,
    candidates: [
      candidate('PW-R1', 'RC0603-4K7', { match: 'parametric', note: '1 % in place of 5 %' }),
      candidate('PW-R2', 'CRCW0603-4K7', { match: 'parametric' }),
    ],
  });
}

function missingLine(): BomLine {
  return bomLine({
    row: 4,
    source: { mpn: 'ABM8-24.000' },
    references: ['X1'],
    match: 'none',
    confidence: 0,
    chosen: null,
    candidates: [],
  });
}

export function sampleBom(lines: BomLine[] = [bomLine(), unsureLine(), missingLine()], replaced: Partial<BomAnswer> = {}): BomAnswer {
  return {
    columns: [
      { header: 'Designator', sample: ['U3', 'R1-R4', 'X1'], meaning: 'references', guessed: true },
      { header: 'Comment', sample: ['LM358DR', '4k7'], meaning: 'mpn', guessed: true },
    ],
    sheets: [],
    other_sheets: [],
    sheet: null,
    header_row: 1,
    delimiter: ';',
    boards: 100,
    attrition: attritionOf(0),
    valid_until: '2026-11-20T13:00:00Z',
    currency: 'USD',
    lines,
    left_out: 0,
    rows: { read: 3, joined: 0, skipped: 0 },
    skipped: [],
    summary: { lines: lines.length, matched: 1, in_stock: 1, total: 4120, total_per_board: 41 },
    ...replaced,
  };
}

export function sampleList(replaced: Partial<PartsList> = {}): PartsList {
  return {
    id: 'list1',
    name: 'Sensor node',
    kind: 'bom',
    tags: [],
    boards: 100,
    attrition_bp: 0,
    attrition: {},
    lines: [
      {
        line_id: 'a',
        sku: 'PW-LM358-CT',
        mpn: 'LM358DR',
        manufacturer: null,
        own_number: null,
        quantity: 1,
        references: 'U3',
        note: null,
        tags: [],
        product: sampleItem(),
      },
    ],
    updated_at: '2026-11-20T12:00:00Z',
    version: 3,
    share_key: null,
    ...replaced,
  };
}
