import { readFileSync } from 'node:fs';

let known: ReadonlySet<string> | null = null;

/** The 10,000 most common passwords that are long enough to be allowed otherwise, in lower case; source and licence lie beside the file. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return known;
}
