/** What vitest makes of `import.meta.glob` in the tests of this folder; the app has it from `vite/client`, which brings the whole DOM along. */
interface ImportMeta {
  glob: <Module>(pattern: string | string[], options: { eager: true; query?: '?raw'; import?: 'default' }) => Record<string, Module>;
}
