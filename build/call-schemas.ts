/** Keeps the schemas of calls out of the browser's code: the app trusts the answers of its own shop, and the server checks every request. */
import { type ESTree, parseAst, type Plugin } from 'vite';

/** The fields of a call that only the server, the edge and tests read. */
const schemaFields = new Set(['summary', 'errors', 'request', 'response']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

const isCallOf = (node: ESTree.Expression, name: string): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

function fieldEdits(declared: ESTree.Argument | undefined): Edit[] {
  if (declared?.type !== 'ObjectExpression') return [];
  const { properties } = declared;
  return properties.flatMap((property, index) => {
    const isSchema = property.type === 'Property' && property.key.type === 'Identifier' && schemaFields.has(property.key.name);
    if (!isSchema) return [];
    // With the comma before the next field, or before the end.
    return { start: property.start, end: properties[index + 1]?.start ?? declared.end - 1, text: '' };
  });
}

/** A constant that nothing reads is dropped only where its value is known to have no effect beside it; making a schema has none. */
const pure = (init: ESTree.Expression): Edit[] => [
  { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
  { start: init.end, end: init.end, text: '))()' },
];

function constantEdits(init: ESTree.Expression | null): Edit[] {
  if (init?.type === 'ObjectExpression') return pure(init);
  if (init?.type !== 'CallExpression') return [];
  return isCallOf(init, 'endpoint') ? [...fieldEdits(init.arguments[0]), ...pure(init)] : pure(init);
}

/** The code of a file of `contract/api` without the schemas of its calls; what else is made of schemas goes when nothing imports it. */
export function withoutCallSchemas(code: string): string {
  const edits = parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => constantEdits(init));
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

export function callSchemas(): Plugin {
  return {
    name: 'call-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/(api|forms)\/(?:admin\/)?[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutCallSchemas(code), map: null, moduleSideEffects: false }),
    },
  };
}
