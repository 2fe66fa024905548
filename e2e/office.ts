/** People who run the shop: invited on its console, as an operator does. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { acceptInvitation, getInvitation } from '#contract/api/admin/people.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { Shop } from './shop.ts';
import type { wordsOf } from './words.ts';

export const officePassword = 'four plain words here';

/** The code that an authenticator app shows for a secret; `later` steps from now. */
export function oneTimeCode(secret: string, later = 0): string {
  const timestamp = Date.now() + later * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });
}

/** Invites somebody; gives what stands behind the `#` of the link. */
export async function invite(shop: Shop, name: string, role: OperatorRole): Promise<string> {
  const email = `${name.toLowerCase()}@office.example`;
  return /#(invite=oi_\S+)/.exec(await shop.command('person', 'add', name, email, '--role', role))?.[1] ?? '';
}

/** Invites somebody who takes the invitation at once; gives the token of the log-in. */
export async function openOffice(shop: Shop, name: string, role: OperatorRole): Promise<string> {
  const token = (await invite(shop, name, role)).replace('invite=', '');
  const call = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(shop.address('') + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { secret } = getInvitation.response.parse(await call(getInvitation.path, { token }));
  const given = { token, password: officePassword, code: oneTimeCode(secret) };
  return acceptInvitation.response.parse(await call(acceptInvitation.path, given)).token;
}

/** Waits until the page says that something is saved, and closes that, so that the next one is not taken for it. */
export async function seeSaved(page: Page, t: ReturnType<typeof wordsOf>): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: t('admin:draft.saved') });
  await said.waitFor();
  await said.getByRole('button', { name: t('common:close') }).click();
  await said.getByText(t('admin:draft.saved')).waitFor({ state: 'detached' });
}
