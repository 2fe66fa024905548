/** Takes out of a library's file what the shop never reaches. What is not found stops the build: a new version is looked at, not trusted. */
import { type ESTree, parseAst } from 'vite';

/** What a file carries in vain. */
export interface Unused {
  /** Functions and methods by name, with the body that takes the place of theirs; empty where no call comes at all. */
  functions?: Readonly<Record<string, string>>;
  /** Variables that never get another value than this. */
  constants?: Readonly<Record<string, string>>;
  /** Properties by name, with the value that takes the place of theirs. */
  properties?: Readonly<Record<string, string>>;
  /** Calls that only tell developers something, by what is called. */
  calls?: readonly string[];
  /** Pieces of the source and what stands for them, each found once. */
  texts?: readonly (readonly [found: string, put: string])[];
}

/** Functions that nothing calls, by their names between blanks. */
export const neverCalled = (names: string): Record<string, string> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, '']),
  );

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Node = ESTree.Node & { start: number; end: number };
type Func = ESTree.Function | ESTree.ArrowFunctionExpression;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = (node: unknown): node is Func =>
  isNode(node) && (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration');
const nameOf = (node: unknown): string | null => (isNode(node) && node.type === 'Identifier' ? node.name : null);

/** `A.prototype.b` as it is written. */
function memberName(node: Node): string | null {
  if (node.type !== 'MemberExpression') return nameOf(node);
  const [owner, property] = [memberName(node.object), nameOf(node.property)];
  return owner === null || property === null ? null : `${owner}.${property}`;
}

/** A function with the name that its place gives it. */
function named(node: Node): [string | null, unknown] {
  switch (node.type) {
    case 'FunctionDeclaration':
      return [nameOf(node.id), node];
    case 'MethodDefinition':
    case 'Property':
      return [nameOf(node.key), node.value];
    case 'VariableDeclarator':
      return [nameOf(node.id), node.init];
    case 'AssignmentExpression':
      return [memberName(node.left), node.right];
    default:
      return [null, null];
  }
}

/** `own` are the parameters of the functions around a node, `owner` is the class around it. */
type See = (node: Node, parent: Node | null, own: readonly string[], owner: string) => void;

function visit(node: Node, parent: Node | null, see: See, own: readonly string[] = [], owner = ''): void {
  see(node, parent, own, owner);
  const parameters = isFunction(node) ? node.params.flatMap((one) => nameOf(one) ?? []) : [];
  const within = node.type === 'ClassDeclaration' ? (nameOf(node.id) ?? '') : owner;
  const inside = parameters.length > 0 ? [...own, ...parameters] : own;
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) visit(one, node, see, inside, within);
  }
}

function bodyEdits(func: Func, body: string): Edit[] {
  const { params } = func;
  const [first, last] = [params[0], params.at(-1)];
  const dropped = body === '' && first && last ? [{ start: first.start, end: last.end, text: '' }] : [];
  return func.body ? [...dropped, { start: func.body.start, end: func.body.end, text: `{${body}}` }] : [];
}

/** Reads give the value; writes are left out, what they would write is still worked out. */
function constantEdit(node: Node, parent: Node | null, value: string): Edit[] {
  if (parent?.type === 'AssignmentExpression' && parent.left === node) return [{ start: node.start, end: parent.right.start, text: '' }];
  const isDeclared = parent?.type === 'VariableDeclarator' && parent.id === node;
  const isMember = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
  const isKey = parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand;
  return isDeclared || isMember || isKey ? [] : [{ start: node.start, end: node.end, text: value }];
}

/** The source without it. */
export function without(code: string, { functions = {}, constants = {}, properties = {}, calls = [], texts = [] }: Unused): string {
  const edits: Edit[] = [];
  const [bodies, values, puts] = [functions, constants, properties].map((one) => new Map(Object.entries(one))) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ]; // three for three
  const missing = new Set([...bodies.keys(), ...values.keys(), ...puts.keys(), ...calls]);
  visit(parseAst(code), null, (node, parent, own, owner) => {
    const [plain, func] = named(node);
    const name = node.type === 'MethodDefinition' && owner !== '' ? `${owner}.${plain}` : plain;
    const body = name === null ? undefined : bodies.get(name);
    if (name !== null && body !== undefined && isFunction(func)) {
      edits.push(...bodyEdits(func, body));
      missing.delete(name);
    }
    const key = node.type === 'Property' ? nameOf(node.key) : null;
    const put = key === null ? undefined : puts.get(key);
    if (node.type === 'Property' && key !== null && put !== undefined) {
      edits.push({ start: node.value.start, end: node.value.end, text: put });
      missing.delete(key);
    }
    const called = node.type === 'CallExpression' ? code.slice(node.callee.start, node.callee.end) : '';
    if (calls.includes(called)) {
      edits.push({ start: node.start, end: node.end, text: '0' });
      missing.delete(called);
    }
    const value = node.type === 'Identifier' && !own.includes(node.name) ? values.get(node.name) : undefined;
    if (node.type !== 'Identifier' || value === undefined) return;
    edits.push(...constantEdit(node, parent, value));
    missing.delete(node.name);
  });
  for (const [found, put] of texts) {
    const start = code.indexOf(found);
    if (start < 0 || code.includes(found, start + 1)) missing.add(found);
    edits.push({ start, end: start + found.length, text: put });
  }
  if (missing.size > 0) throw new Error(`Not in the library: ${[...missing].join(', ')}`);
  return applied(code, edits);
}

/** What lies within another edit goes with it. */
function applied(code: string, edits: Edit[]): string {
  let end = 0;
  const kept = edits
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((edit) => {
      if (edit.start < end) return false;
      end = edit.end;
      return true;
    });
  return kept.reduceRight((text, { start, end: stop, text: put }) => text.slice(0, start) + put + text.slice(stop), code);
}
