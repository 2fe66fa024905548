import { gzipSync } from 'node:zlib';

const block = 512;

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('0', 156);
  header.write('ustar\0', 257);
  return header;
}

/** Files of lines as a TAR archive packed by gzip. */
export function tgz(files: readonly (readonly [name: string, lines: readonly string[]])[]): Buffer {
  const blocks = files.flatMap(([name, lines]) => {
    const content = Buffer.from(lines.join('\n'));
    return [headerOf(name, content.length), content, Buffer.alloc((block - (content.length % block)) % block)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * block)]));
}
