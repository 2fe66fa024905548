/** Calls that `docs/api.md` and the contract do not both name. */
import { calls } from '#contract/api/calls.ts';
import { readSource } from './source-files.ts';

/** A provider of payments decides what it sends there. */
const notices = ['POST /api/store/order/payment-notify/{provider}'];

/** `GET /api/store/common/config` of each first cell in the tables of section 5. */
export function documentedCalls(document = readSource('docs/api.md')): string[] {
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

export function undocumentedCalls(): string[] {
  const offered = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)$/, '{$1}')}`);
  const told = documentedCalls();
  return [
    ...told
      .filter((call) => !offered.includes(call) && !notices.includes(call))
      .map((call) => `docs/api.md tells of ${call}, which is not offered`),
    ...offered.filter((call) => !told.includes(call)).map((call) => `docs/api.md does not tell of ${call}`),
    ...told.filter((call, index) => told.indexOf(call) !== index).map((call) => `docs/api.md tells of ${call} twice`),
  ];
}
