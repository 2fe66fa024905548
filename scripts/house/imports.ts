/** Who imports whom: files with their types, and the rooms of the server. */
import { join } from 'node:path/posix';
import { codeFiles, readSource } from './source-files.ts';

/** Imported files, those of types among them; not what is fetched later by `import()`. */
function importsOf(file: string): string[] {
  return [...readSource(file).matchAll(/ from '([#.][^']+)';$/gm)].map(([, from = '']) =>
    from.startsWith('#') ? from.slice(1) : join(file, '..', from),
  );
}

export function fileImports(): Map<string, string[]> {
  return new Map(codeFiles.map((file) => [file, importsOf(file)]));
}

/** Which folders of the server each of them imports, types included; tests may look anywhere. */
export function serverRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of codeFiles) {
    const [top, room = '', inside] = file.split('/');
    if (top !== 'server' || inside === undefined || room === 'testing') continue;
    const known = rooms.get(room) ?? new Set<string>();
    rooms.set(room, known);
    for (const [, other = ''] of readSource(file).matchAll(/'#server\/([a-z-]+)\//g)) {
      if (other !== room) known.add(other);
    }
  }
  return rooms;
}
