/** Whether `npm run ui` shows every component: those of `src/ui` beside the states in `src/states/ui`. */
import { isTest, readSource, repositoryFiles } from './source-files.ts';

const component = /^src\/ui\/([\w-]+)\.(tsx?)$/;
const shown = /^src\/states\/ui\/([\w-]+)\.tsx$/;

const names = (files: readonly string[], pattern: RegExp) => files.flatMap((file) => pattern.exec(file)?.[1] ?? []);

/** Components without states and states without a component: a line each. What only gives others their looks (`field-style.ts`) is seen in those. */
export function unshownComponents(files: readonly string[] = repositoryFiles, read: (file: string) => string = readSource): string[] {
  const code = files.filter((file) => component.test(file) && !isTest(file));
  const drawn = new Set(names(files, shown));
  const states = files.filter((file) => shown.test(file) || file === 'src/states/main.tsx');
  const imports = [...states, ...code.filter((file) => file.endsWith('.tsx'))].map(read).join('\n');
  const isSeen = (file: string) => {
    const [, name = '', kind] = component.exec(file) ?? [];
    if (drawn.has(name)) return true;
    return kind === 'ts' && (!/= styled[.(]/.test(read(file)) || imports.includes(`/${name}.ts'`));
  };
  const known = new Set(names(code, component));
  return [
    ...code.filter((file) => !isSeen(file)).map((file) => `${file} has no states in src/states/ui`),
    ...[...drawn].filter((name) => !known.has(name)).map((name) => `src/states/ui/${name}.tsx shows no component of src/ui`),
  ];
}
