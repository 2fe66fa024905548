/** A formula as `build/formula-files.ts` hands it to the page: MathML as nested arrays, small enough to travel with a tool. */

export type MathAttributes = Readonly<Record<string, string>>;

/** Text, or an element: its tag, its attributes when it has any, its children. */
export type MathNode = string | MathElement;
export type MathElement = readonly [tag: string, ...parts: (MathNode | MathAttributes)[]];

/** How a result comes about: what `formulas.tex` becomes, with the method before and the sources of the definition beside it. */
export interface ToolTheory {
  /** Key of the words of the method below `tool_method:methods`. */
  method: string;
  formulas: readonly ToolFormula[];
  sources: readonly string[];
}

/** One line of a `.tex` file; `modes` is null where it holds in every mode of the tool. */
export interface ToolFormula {
  modes: readonly string[] | null;
  tree: MathNode;
}
