/** German writes only nouns with a capital; these words begin names of parameters and options and are none. */
const adjective =
  /^(?:Absolute|Abwärts|Aufwärts|Begrenzter|Bidirektional|Blau|Einstellbar|Einzeln|Fest|Festes|Flink|Flüssig|Gelb|Gemeinsamer|Gerade|Gewinkelt|Grün|Größte|Interne|Interner|Invertierend|Isoliert|Kleinste|Komplementär|Konkav|Konvex|Magnetischer|Maximale|Maximaler|Mechanische|Negativ|Nominelle|Orange|Parallel|Periodische|Positiv|Rot|Senkrecht|Träge|Ultraviolett|Unidirektional|Von|Warmweiß|Waagerecht|Weiß|Zweifach|Äquivalenter)(?=$|[ ,-])/u;

/** A German label as it stands inside a sentence: `flink`, `abwärts-aufwärts`. */
export function smallAdjective(label: string): string {
  return adjective.test(label) ? label.replace(/^[^ ,]+/, (word) => word.toLocaleLowerCase('de')) : label;
}
