/** The words that heads are made of, in one language; each side has its own way to read `locales/`. */
export interface HeadWords {
  /** A text of `head.json` with its values put in; null when there is none, or a placeholder has no value. */
  text: (section: string, key: string, values: Readonly<Record<string, string>>) => string | null;
  /** Title and summary of a calculator, by `tools.json`; undefined for a name that is none. */
  tool: (name: string) => ToolHead | undefined;
}

export interface ToolHead {
  title: string;
  summary: string;
}

/** A text with its values put in; null when a placeholder has none. */
export function filledText(text: string, values: Readonly<Record<string, string>>): string | null {
  let complete = true;
  const filled = text.replace(/{{(\w+)}}/g, (_, name: string) => {
    complete &&= Object.hasOwn(values, name);
    return values[name] ?? '';
  });
  return complete ? filled : null;
}
