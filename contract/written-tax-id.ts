/** Numbers that are read with punctuation, by country and length. */
const written: Record<string, Record<number, readonly [groups: RegExp, form: string]>> = {
  BR: {
    11: [/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'],
    14: [/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5'],
  },
  ID: { 15: [/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6'] },
};

/** A tax number without punctuation as its country writes it: `111.444.777-35`. One that was typed with punctuation stays as it is. */
export function writtenTaxId(country: string, id: string): string {
  const [groups, form] = written[country]?.[id.length] ?? [];
  return groups && form ? id.replace(groups, form) : id;
}
