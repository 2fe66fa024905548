import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Waits until the page says that something is saved, and closes that, so that the next one is not taken for it. */
export async function seeSaved(user: UserEvent): Promise<void> {
  const said = await screen.findByText('Saved.');
  const gone = waitForElementToBeRemoved(said);
  const place = said.closest('output');
  if (!place) throw new Error('It is said where screen readers hear it');
  await user.click(within(place).getByRole('button', { name: 'Close' }));
  await gone;
}
