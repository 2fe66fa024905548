import type { Database } from '#server/db/client.ts';
import type { PartIndex } from '#server/search/part-index.ts';
import type { Columns } from './columns.ts';
import { applyChanges } from './current/apply-changes.ts';
import { readParts } from './current/read-parts.ts';
import { embeddedIndex } from './embedded-index.ts';
import { unreadParts } from './held-columns.ts';

/** An index of a few parts alone, as they are now. */
export function embeddedIndexOf(db: Database, ids: Int32Array): PartIndex {
  const sorted = ids.toSorted();
  const columns = readParts(db, sorted).then((parts) => applyChanges(noParts(), sorted, parts, []));
  return embeddedIndex(db, unreadParts(columns));
}

function noParts(): Columns {
  const none = new Int32Array();
  const noCodes = { codes: none, size: 1 };
  return {
    isSome: true,
    all: none,
    ids: none,
    category: noCodes,
    manufacturer: noCodes,
    package: noCodes,
    packages: [''],
    lifecycle: noCodes,
    isRohs: new Uint8Array(),
    hasDatasheet: new Uint8Array(),
    backorder: new Uint8Array(),
    available: none,
    popularity: none,
    keys: [],
    mpnRank: none,
    mpnLength: none,
    createdAt: new Float64Array(),
    packagings: none,
    breakStart: new Int32Array(1),
    breakQuantity: none,
    breakMicros: new Float64Array(),
    ownBreaks: new Map(),
    rowsOf: new Map(),
    placeInCategory: none,
    values: new Map(),
  };
}
