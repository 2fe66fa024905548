/** Countries in which the family name comes first. */
const familyFirst = new Set(['CN', 'HK', 'HU', 'JP', 'KP', 'KR', 'MO', 'TW', 'VN']);

interface Person {
  first_name: string;
  last_name: string;
  /** ISO 3166-1 code. */
  country?: string | null;
}

/** A person's name in the order of the country. */
export function personName({ first_name, last_name, country }: Person): string {
  const names = familyFirst.has(country ?? '') ? [last_name, first_name] : [first_name, last_name];
  return names.join(' ').trim();
}
