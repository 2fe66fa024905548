/** What the source of an example must name; in tests alone, of texts that are ours. */

/** A program that was run, by its name and version: `ngspice 39`. */
const program = /\b(?:ngspice|scikit-rf|scikit-fem|SciPy|NumPy|mpmath|tidy3d|Python|npm [\w-]+) \d+(?:\.\d+)*\b/;
/** One that was written for the comparison and is kept nowhere says how far it is off where the answer is known. */
const ownProgram = /, by a program of its own, \d[\d.]* % from /;
/** A standard, a maker's document or a data sheet by its number. */
const numbered =
  /\b(?:(?:IEC|IPC|CISPR|ASTM|NFPA|AN|SLVA|SWRA|TIDU|BU-|INA|NIST Monograph|document)[ -]?[A-Z]?\d|ITU-R [A-Z]+\.\d|NCP\d)[\w.:-]*/;
/** A work by its author or maker and its edition or year, or by its title. */
const work = /^[\p{Lu}\p{Lt}][^:]*, (?:[^:]*\b(?:1[89]|20)\d\d\b|[^:]*\bed\.|\p{Lu}[^:;]*(?::|$))/u;

/** Whether a source names what its figures can be looked up in, or computed with again. */
export const namesItsSource = (source: string): boolean => [program, ownProgram, numbered, work].some((form) => form.test(source));
