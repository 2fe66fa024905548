import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { edgeFiles } from './build/edge-files.ts';
import { formulaFiles } from './build/formula-files.ts';
import { leanLibraries } from './build/lean-libraries.ts';

// Libraries change seldom, so a visitor's browser keeps them over new builds; the libraries of forms and plots are left to the pages with them.
const vendor = { name: 'vendor', test: /\/node_modules\/(?!react-hook-form|@hookform|d3-|internmap)/, priority: 2 };
// One chunk for what most pages share, with all it needs (files that wait for each other in a circle would not start): a listing then takes
// 21 files instead of 51 and, compressed together, 11 kB less.
const shared = { name: 'shared', test: /\/src\/(components|ui)\//, minShareCount: 6, priority: 1 };

export default defineConfig({
  plugins: [react(), formulaFiles(), leanLibraries(), edgeFiles()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [vendor, shared] } } },
  },
});
