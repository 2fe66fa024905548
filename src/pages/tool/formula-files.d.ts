/** `formulas.tex` of a calculator, turned into trees by `build/formula-files.ts`, with its method and its sources. */
declare module '*.tex' {
  export const method: import('#src/pages/tool/math-node.ts').ToolTheory['method'];
  export const formulas: import('#src/pages/tool/math-node.ts').ToolTheory['formulas'];
  export const sources: import('#src/pages/tool/math-node.ts').ToolTheory['sources'];
}
