/** The part of pdf.js that reads files, beside the page. */
import 'pdfjs-dist/build/pdf.worker.mjs';
