/** Countries in which the family name comes first. */
const familyFirst = new Set(['CN', 'HK', 'HU', 'JP', 'KP', 'KR', 'MO', 'TW', 'VN']);

/** Where a name in Han characters is written as one. */
const unspaced = new Set(['CN', 'HK', 'MO', 'TW']);
const han = /^\p{Script=Han}+$/u;

interface Person {
  first_name: string;
  last_name: string;
  /** ISO 3166-1 code. */
  country?: string | null;
}

/** A person's name in the order of the country. */
export function personName({ first_name, last_name, country }: Person): string {
  const names = familyFirst.has(country ?? '') ? [last_name, first_name] : [first_name, last_name];
  const isOne = unspaced.has(country ?? '') && names.every((name) => han.test(name.trim()));
  return names
    .map((name) => name.trim())
    .join(isOne ? '' : ' ')
    .trim();
}
