import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { edgeFiles } from './build/edge-files.ts';
import { leanLibraries } from './build/lean-libraries.ts';

// One chunk for what most pages share: a listing then takes 21 files instead of 48 and, compressed together, 10 kB less.
const shared = { name: 'shared', test: /\/src\/(components|ui)\//, minShareCount: 6 };

export default defineConfig({
  plugins: [react(), leanLibraries(), edgeFiles()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
});
