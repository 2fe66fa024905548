/** Names of people, products and standards: they keep their capital inside a sentence. */
const properNames =
  /^(?:Zener|Schottky|Darlington|Bluetooth|Ethernet|Cortex|Arm|Hall|Schmitt|Ultra|Kelvin|Peukert|Зенер|Шоттки|Дарлингтон|Шмитт|Холл|Джонсон)/u;

/** A label as it stands inside a sentence: its first letter is small unless it is a noun in German, a name, or part of an abbreviation or symbol. */
export function withinSentence(label: string, tag: string): string {
  const [first = '', second = ''] = label;
  const isWord = /\p{Lu}/u.test(first) && /[\p{Ll}\u00ad\u2019]/u.test(second);
  return tag.startsWith('de') || !isWord || properNames.test(label) ? label : first.toLocaleLowerCase(tag) + label.slice(first.length);
}
