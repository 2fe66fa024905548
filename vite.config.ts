import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callSchemas } from './build/call-schemas.ts';
import { chunkGroups } from './build/chunks.ts';
import { edgeFiles } from './build/edge-files.ts';
import { formulaFiles } from './build/formula-files.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { leanStyles } from './build/lean-styles.ts';
import { licences } from './build/licences.ts';
import { offlineFiles } from './build/offline-files.ts';
import { pageWordFiles } from './build/page-words.ts';
import { paintFirst } from './build/paint-first.ts';
import { pdfFiles } from './build/pdf-files.ts';
import { pageDefinitions } from './build/page-definitions.ts';
import { toolPageWordFiles } from './build/tool-page-words.ts';
import { wordFiles } from './build/word-files.ts';

export default defineConfig({
  // The edge puts the nonce of each answer in its place (`edge/shell.ts`).
  html: { cspNonce: 'EDGE-NONCE' },
  plugins: [
    react(),
    callSchemas(),
    wordFiles(),
    toolPageWordFiles(),
    formulaFiles(),
    pageDefinitions(),
    leanLibraries(),
    leanStyles(),
    licences(),
    edgeFiles(),
    offlineFiles(),
    pageWordFiles(),
    paintFirst(),
    pdfFiles(),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The files of all calculators with all they import would weigh 9 kB on each of their pages; the edge names those of the one that is opened.
      // The head of a later page is in no hurry, and its 20 files would be named in every first view; nor are the blocks of an operator's own home page,
      // which lie below what is seen first.
      resolveDependencies: (file, files, { hostId }) =>
        /tool-lists|tool-examples/.test(hostId) || /write-head|ArrangedBlocks/.test(file) ? [] : files,
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
