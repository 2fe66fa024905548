/** Names of people, products and standards: they keep their capital inside a sentence. */
const properNames =
  /^(?:Zener|Schottky|Darlington|Bluetooth|Ethernet|Cortex|Arm|Hall|Schmitt|Arduino|Microwire|Ultra|Kelvin|Peukert|Зенер|Шоттки|Дарлингтон|Шмитт|Холл|Джонсон)/u;

/** An ordinary word at the beginning: `SiC`, `I/O`, `Wi-Fi` and `Q` are none. */
const word = /^\p{Lu}[\p{Ll}\u00ad\u2019]{2,}(?:-\p{Ll}+)*(?=$|[ \u00a0,:()])|^(?:\p{Lu}\p{Ll}|[ÀСВКОУ])(?=[ \u00a0]\p{Ll})/u;

/** Words of a language that are too short to be told from abbreviations: gold in French. */
const shortWords: Readonly<Record<string, readonly string[]>> = { fr: ['Or'] };

function isWord(label: string, tag: string): boolean {
  return word.test(label) || (shortWords[tag.slice(0, 2)]?.includes(label) ?? false);
}

/** A label as it stands inside a sentence: its first letter is small unless it is a noun in German, a name, or part of an abbreviation or symbol. */
export function withinSentence(label: string, tag: string): string {
  if (tag.startsWith('de') || !isWord(label, tag) || properNames.test(label)) return label;
  const [first = ''] = label;
  return first.toLocaleLowerCase(tag) + label.slice(first.length);
}
