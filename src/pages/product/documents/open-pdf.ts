/** The one place that starts pdf.js: what files of others may do is decided here. */
import { getDocument, PasswordException, type PDFDocumentProxy, PDFWorker, ResponseException, version } from 'pdfjs-dist';
import { scriptAddress } from '#src/ui/trusted-types.ts';
import { pdfFilesPath } from './pdf-files.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export, the address of the built worker
import workerUrl from './pdf.worker.ts?worker&url';

const files = pdfFilesPath(version);

/** Pixels of one picture within a document; larger ones are left out. */
const mostImagePixels = 64_000_000;

export type PdfFault = 'gone' | 'failed' | 'password' | 'broken';

/** Opens a document of the shop; `close` ends the worker too. Scripts, forms and links of the file do nothing here. */
export function openPdf(url: string): { file: Promise<PDFDocumentProxy>; close: () => Promise<void> } {
  const port = new Worker(scriptAddress(workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker,
    verbosity: 0,
    enableXfa: false,
    // Neither loads code, and the policy of workers would let none run.
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: mostImagePixels,
    disableRange: true,
    // Fetched by the page, only for documents that lack their own. Fonts of the system would be named by a style sheet, which the policy lets load nothing.
    useSystemFonts: false,
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
  });
  const close = async () => {
    await task.destroy().catch(() => {}); // nobody waits for it any more
    worker.destroy();
    port.terminate();
  };
  return { file: task.promise, close };
}

export function faultOf(error: unknown): PdfFault {
  if (error instanceof PasswordException) return 'password';
  if (error instanceof ResponseException) return error.status === 404 ? 'gone' : 'failed';
  // A fetch without a network.
  if (error instanceof TypeError || (error instanceof Error && error.name === 'UnknownErrorException')) return 'failed';
  return 'broken';
}
