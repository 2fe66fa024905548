/** What people who run the shop fill in about their own access, and when they invite others (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { email, failsAs, text } from '#contract/api/fields.ts';
import { operatorRoles } from '#contract/operator-roles.ts';

/** Taken as typed: spaces count. */
export const typedPassword = z.string().check(z.refine((value) => value.length > 0, failsAs('required')));
/** Digits of the one-time code, or a recovery code. */
export const secondFactor = text(1, 40);
export const invitationToken = text(1, 60);
/** The audit tells people apart by it. */
export const personName = text(1, 60).check(z.refine((value) => /^[\p{L}\p{M}\p{N} .'’-]*$/u.test(value), failsAs('invalid_format')));
/** Names what has to be answered: once, and soon. */
export const challengeToken = text(1, 60);
export const operatorRole = z.enum(operatorRoles);

export const operatorLogInRequest = z.object({ email, password: typedPassword, code: secondFactor });

export const acceptInvitationRequest = z.object({ token: invitationToken, password: typedPassword, code: secondFactor });

export const invitePersonRequest = z.object({ name: personName, email, role: operatorRole });

export const becomeOwnerRequest = z.object({ token: invitationToken, name: personName, email });

export const changeOwnPasswordRequest = z.object({ old_password: typedPassword, password: typedPassword });

export const replaceTotpRequest = z.object({ token: challengeToken, code: secondFactor });

/** How a passkey is called, by whoever makes it. */
export const passkeyForm = z.object({ name: text(1, 40) });
