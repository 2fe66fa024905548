/** `formulas.tex` of a calculator, turned into trees by `build/formula-files.ts`. */
declare module '*.tex' {
  export const formulas: readonly import('#src/pages/tool/math-node.ts').ToolFormula[];
}
