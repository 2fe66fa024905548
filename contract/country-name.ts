/** What people call two parts of China; in full their names are those of treaties. */
const short = new Set(['HK', 'MO']);

/** Made once for each language: that takes milliseconds, and lists of countries ask 250 times. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(tag: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${tag} ${style}`;
  const names = known.get(key) ?? new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'code' });
  known.set(key, names);
  return names;
}

/** The name of a country in a language (BCP 47), or its code where none is known. */
export function countryName(code: string, tag: string): string {
  // Mexico says it in Spanish.
  if (code === 'CI' && tag.startsWith('es')) return 'Costa de Marfil';
  const style = short.has(code) && !tag.startsWith('zh') ? 'short' : 'long';
  return namesIn(tag, style).of(code) ?? code;
}
