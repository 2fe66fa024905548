/** Part numbers typed one a line, and their place in the address. */

export const mostNumbers = 50;
const shortest = 2;
const longest = 60;

export interface TypedNumbers {
  numbers: string[];
  /** Lines that cannot be a part number, as they were typed. */
  unusable: string[];
  /** How many lines came after the fiftieth number. */
  beyond: number;
}

function isUsable(line: string): boolean {
  return line.length >= shortest && line.length <= longest;
}

/** Reads a list as it is pasted: one a line or separated by tabs and semicolons; empty lines and repetitions fall out. */
export function readNumbers(text: string): TypedNumbers {
  const lines = [...new Set(text.split(/[\n\r\t;]+/).map((line) => line.trim()))].filter((line) => line !== '');
  const usable = lines.filter(isUsable);
  return {
    numbers: usable.slice(0, mostNumbers),
    unusable: lines.filter((line) => !isUsable(line)),
    beyond: Math.max(0, usable.length - mostNumbers),
  };
}

export function numbersOf(search: URLSearchParams): string[] {
  return readNumbers(search.getAll('part').join('\n')).numbers;
}

export function queryOf(numbers: readonly string[]): URLSearchParams {
  return new URLSearchParams(numbers.map((number) => ['part', number]));
}
