import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseChanges } from './release-notes.ts';

const changes = '# Changes\n\n## Unreleased\n\n### Fixed\n\n- A fault.\n\n## 0.1.0 (2026-01-02)\n\n- The start.\n';

it('what is not released gets version and day, and room for what comes', () => {
  expect(releaseChanges(changes, '0.2.0', '2026-11-23')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n### Fixed\n\n- A fault.\n\n## 0.1.0 (2026-01-02)\n\n- The start.\n',
  );
});

it('a release without changes, a version that is there, and a list without its heading are refused', () => {
  const released = releaseChanges(changes, '0.2.0', '2026-11-23');
  expect(() => releaseChanges(released, '0.3.0', '2026-11-24')).toThrow('Nothing stands under "Unreleased"');
  expect(() => releaseChanges(changes, '0.1.0', '2026-11-24')).toThrow('has a version 0.1.0 already');
  expect(() => releaseChanges('# Changes\n', '0.2.0', '2026-11-24')).toThrow('needs one heading');
});

it('the list of this repository can be released', () => {
  const list = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  expect(releaseChanges(list, '99.0.0', '2026-11-23')).toContain('## 99.0.0 (2026-11-23)');
});
