/** What people call two parts of China; in full their names are those of treaties. */
const short = new Set(['HK', 'MO']);

/** The name of a country in a language (BCP 47), or its code where none is known. */
export function countryName(code: string, tag: string): string {
  // Mexico says it in Spanish.
  if (code === 'CI' && tag.startsWith('es')) return 'Costa de Marfil';
  const style = short.has(code) && !tag.startsWith('zh') ? 'short' : 'long';
  return new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'code' }).of(code) ?? code;
}
