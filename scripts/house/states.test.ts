import { expect, it } from 'vitest';
import { unshownComponents } from './states.ts';

const texts: Record<string, string> = {
  'src/ui/Button.tsx': `import { buttonStyle } from './button-style.ts';`,
  'src/ui/button-style.ts': 'export const buttonStyle = css``;',
  'src/ui/Lamp.tsx': '',
  'src/ui/RowList.ts': 'export const RowList = styled.ul``;',
  'src/ui/Lamp.test.tsx': '',
  'src/states/ui/Button.tsx': '',
  'src/states/ui/Gone.tsx': '',
};

it('names components that the sheet does not show, and states of none', () => {
  expect(unshownComponents(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'src/ui/Lamp.tsx has no states in src/states/ui',
    'src/ui/RowList.ts has no states in src/states/ui',
    'src/states/ui/Gone.tsx shows no component of src/ui',
  ]);
});

it('finds all that there are', () => {
  expect(unshownComponents()).toEqual([]);
});
