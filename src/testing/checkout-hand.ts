/** What a buyer does on the way through the checkout. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function fill(user: UserEvent, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export async function fillAddress(user: UserEvent) {
  await fill(user, /Email address/, 'marta@example.com');
  await fill(user, 'First name', 'Marta');
  await fill(user, 'Last name', 'Keller');
  await fill(user, 'Street address', 'Torstraße 14');
  await fill(user, 'Postcode', '10119');
  await fill(user, 'City', 'Berlin');
  await fill(user, 'Phone', '+49 30 55501400');
}

export async function reachReview(user: UserEvent) {
  await fillAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
  await screen.findByRole('radio', { name: /Standard/ });
  await user.click(screen.getByRole('button', { name: 'Continue to review' }));
  await user.click(await screen.findByRole('checkbox', { name: /agree to the terms/ }));
}

export const placeButton = () => screen.findByRole('button', { name: 'Place order and pay' });
