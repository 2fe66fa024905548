export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';

/** What the reader chose earlier; `system` follows the device. */
export function readThemeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === localStorage.getItem(key)) ?? 'system';
}

/** Shows a theme, in the browser's own bar as well, and keeps it for later visits. */
export function applyThemeChoice(choice: ThemeChoice): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const theme = (bar.dataset['theme'] ??= bar.getAttribute('media')?.includes('dark') ? 'dark' : 'light');
    bar.setAttribute('media', choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all');
  }
  if (choice === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
    return;
  }
  localStorage.setItem(key, choice);
  document.documentElement.dataset['theme'] = choice;
}
