/** `docs/api.md` and the contract name the same calls: a program written after the document finds each, and no call is kept from it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';

const document = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');

/** A provider of payments decides what it sends there. */
const notices = ['POST /api/store/order/payment-notify/{provider}'];

/** `GET /api/store/common/config` of each first cell in the tables of section 5. */
function documented(): string[] {
  const found: string[] = [];
  let folder = '';
  for (const line of document.slice(document.indexOf('\n## 5.'), document.indexOf('\n## 6.')).split('\n')) {
    folder = /^### .*`(\/api\/store\/[a-z]+)\/…`/.exec(line)?.[1] ?? folder;
    const [, cell = ''] = /^\| (?:★ )?((?:GET|POST) .*?) \| /.exec(line) ?? [];
    let method = '';
    for (const [, verb, name] of cell.matchAll(/(?:(GET|POST) )?`([^`?]+)[^`]*`/g)) {
      method = verb ?? method;
      if (name !== undefined) found.push(`${method} ${name.startsWith('/') ? name : `${folder}/${name}`}`);
    }
  }
  return found;
}

it('documents every call of the contract, and none besides', () => {
  const offered = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)$/, '{$1}')}`);
  const told = documented();
  expect({
    unknown: told.filter((call) => !offered.includes(call) && !notices.includes(call)),
    untold: offered.filter((call) => !told.includes(call)),
  }).toEqual({
    unknown: [],
    untold: [],
  });
  expect(new Set(told).size).toBe(told.length);
});
