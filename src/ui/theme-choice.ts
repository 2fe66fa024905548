export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';

/** What the reader chose earlier; `system` follows the device. */
export function readThemeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === localStorage.getItem(key)) ?? 'system';
}

/** Shows a theme and keeps it for later visits. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
    return;
  }
  localStorage.setItem(key, choice);
  document.documentElement.dataset['theme'] = choice;
}
