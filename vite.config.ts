import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callSchemas } from './build/call-schemas.ts';
import { edgeFiles } from './build/edge-files.ts';
import { formulaFiles } from './build/formula-files.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { licences } from './build/licences.ts';
import { offlineFiles } from './build/offline-files.ts';
import { pageWordFiles } from './build/page-words.ts';
import { paintFirst } from './build/paint-first.ts';
import { toolPageWordFiles } from './build/tool-page-words.ts';
import { wordFiles } from './build/word-files.ts';

// Libraries of every page change seldom, so a visitor's browser keeps them over new builds; all others are left to the pages with them. They are
// several files, because the start of the app runs each as a task of its own.
const libraries = [
  { name: 'axios', test: /\/node_modules\/axios\//, priority: 4 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'data', test: /\/node_modules\/(@reduxjs|redux|redux-thunk|reselect|immer)\//, priority: 4 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
  { name: 'vendor', test: /\/node_modules\/(react-router|i18next|react-i18next|styled-components|stylis)\//, priority: 3 },
];
// Forms check with schemas; what else is read of a call's file, such as its address, must not bring them along.
const forms = { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\/|\/src\/components\/form-resolver\.ts$/, priority: 4 };
const schemas = { name: 'schemas', test: /\/contract\/api\/(article|field-issue|fields|part|rfq-item)\.ts$/, priority: 4 };
// What the entry itself needs; with the others it would wait for all of them.
const locale = { name: 'locale', test: /\/contract\/(locale|cookies)\.ts$/, priority: 6 };
// Calls that no first view of a catalogue page makes: they come with the pages that do.
const later =
  'account|address|admin|api-key|bom|checkout|coupon|document|feedback|fields|friendly-link|order|parts-list|passkey|payment|quote|review|session|upload|user\\.ts';
const plain = { name: 'plain', test: /\/contract\/(?!api\/(?!endpoint))/, minShareCount: 6, priority: 5 };
const contract = { name: 'contract', test: new RegExp(`/contract/api/(?!${later})`), minShareCount: 6, priority: 3 };
const state = { name: 'state', test: new RegExp(`/src/(?:store|api/(?!${later}))`), minShareCount: 6, priority: 2 };
// One chunk for what most pages share, with all it needs (files that wait for each other in a circle would not start): a listing then takes
// 21 files instead of 51 and, compressed together, 11 kB less.
const seldom =
  'address/|bom/|coupon/|order/|quote/|review/|sign-in/|AccountLinks|FileField|FileRow|use-file-sending|use-form-waits|use-log-out';
const shared = {
  name: 'shared',
  test: new RegExp(`/src/(?:ui/(?!ErrorSummary)|components/(?!${seldom}))`),
  minShareCount: 6,
  priority: 1,
};

export default defineConfig({
  // The edge puts the nonce of each answer in its place (`edge/shell.ts`).
  html: { cspNonce: 'EDGE-NONCE' },
  plugins: [
    react(),
    callSchemas(),
    wordFiles(),
    toolPageWordFiles(),
    formulaFiles(),
    leanLibraries(),
    licences(),
    edgeFiles(),
    offlineFiles(),
    pageWordFiles(),
    paintFirst(),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The files of 89 calculators with all they import would weigh 9 kB on each of their pages; the edge names those of the one that is opened.
      // The head of a later page is in no hurry, and its 20 files would be named in every first view.
      resolveDependencies: (file, files, { hostId }) => (/tool-files|tool-examples/.test(hostId) || /write-head/.test(file) ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [...libraries, forms, schemas, locale, plain, contract, state, shared] } } },
  },
});
