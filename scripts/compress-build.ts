/** Compresses the files of a build that is served already (`build-app.ts`). */
import { finishCompression } from '#build/release/compress.ts';

const [folder] = process.argv.slice(2);
if (folder !== undefined) await finishCompression(folder);
