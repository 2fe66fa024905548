/** A pattern for codes that begin with this one; codes may hold the signs that patterns give a meaning. */
export function beginningWith(code: string): string {
  return `${code.replace(/[\\%_]/g, '\\$&')}%`;
}
