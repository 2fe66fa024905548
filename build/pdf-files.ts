/**
 * Character maps and standard fonts for PDFs that bring none of their own, as those of Asian makers do: files beside the built app, each fetched when a
 * document asks for it.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pdfFilesPath } from '#src/pages/product/documents/pdf-files.ts';

const library = join(import.meta.dirname, '../node_modules/pdfjs-dist');
const folders = ['cmaps', 'standard_fonts'];

const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string }; // every package has one
/** The version stands in the address, so that files may be kept for good. */
const base = pdfFilesPath(version);

export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const folder of folders) {
        for (const name of readdirSync(join(library, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${base.slice(1)}${folder}/${name}`,
            source: readFileSync(join(library, folder, name)),
          });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const file = resolve(library, path.slice(base.length));
        const isOurs = path.startsWith(base) && folders.some((folder) => file.startsWith(join(library, folder, '/'))) && existsSync(file);
        if (isOurs) createReadStream(file).pipe(response);
        else next();
      });
    },
  };
}
