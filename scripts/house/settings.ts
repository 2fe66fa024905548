/** Settings that the code reads, beside those that the operators' guide lists. */
import { codeFiles, readSource } from './source-files.ts';

const sources = codeFiles.filter((file) => /^(?:edge|server|scripts)\//.test(file) && !file.includes('/testing/'));
/** Of the system, of the tools of the build and of other programs' containers; no setting of the shop. */
export const foreignSettings: readonly string[] = [
  'HOME',
  'PATH',
  'NODE_ENV',
  'DISABLE_SECURITY_PLUGIN',
  'DISABLE_INSTALL_DEMO_CONFIG',
  'OPENSEARCH_JAVA_OPTS',
];

/** Names in the first column of a table of settings. */
export function settingsIn(document: string): Set<string> {
  const rows = document.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm);
  return new Set([...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name)));
}

function namesIn(code: string): string[] {
  return [...code.matchAll(/(?:\btext\(|process\.env\[)'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name);
}

export const readSettings = (): Set<string> =>
  new Set(sources.flatMap((file) => namesIn(readSource(file))).filter((name) => !foreignSettings.includes(name)));

export function untoldSettings(): string[] {
  const known = readSettings();
  const told = settingsIn(readSource('docs/operate.md'));
  return [
    ...[...known].filter((name) => !told.has(name)).map((name) => `docs/operate.md does not list ${name}`),
    ...[...told].filter((name) => !known.has(name)).map((name) => `docs/operate.md lists ${name}, which nothing reads`),
  ];
}
