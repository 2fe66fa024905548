/** People who run the shop: how they log in, and who they are (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import {
  acceptInvitationRequest,
  becomeOwnerRequest,
  invitationToken,
  invitePersonRequest,
  operatorLogInRequest,
  operatorRole,
} from '#contract/forms/operator.ts';
import { endpoint, operatorScopes, personScopes } from '#contract/api/endpoint.ts';
import { failsAs, id, iso, ok, optional } from '#contract/api/fields.ts';
import { session } from '#contract/api/session.ts';

export const loggedIn = z.object({ token: z.string(), expires_at: iso });

/** One answer for a wrong address, password and code: `invalid_credentials`. */
export const operatorLogIn = endpoint({
  summary: 'Logs a person who runs the shop in',
  errors: ['invalid_credentials', 'account_disabled'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/log-in',
  access: 'any',
  cache: 'N',
  secrets: ['password', 'code'],
  request: operatorLogInRequest,
  response: loggedIn,
});

export const operatorLogOut = endpoint({
  summary: 'Ends the session of the person',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/log-out',
  access: 'operator',
  scope: 'own',
  cache: 'N',
  request: z.object({}),
  response: ok,
});

export const operatorMe = z.object({
  person_id: id,
  name: z.string(),
  email: z.string(),
  role: operatorRole,
  scopes: z.array(z.enum([...operatorScopes, ...personScopes])),
  /** Sees all that the scopes name and changes nothing. */
  read_only: z.boolean(),
  recovery_codes: z.int(),
  passkeys: z.int(),
});
export type OperatorMe = z.output<typeof operatorMe>;

export const getOperatorMe = endpoint({
  summary: 'The person who is logged in, with role and scopes',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/me',
  access: 'operator',
  scope: 'own',
  cache: 'N',
  request: z.object({}),
  response: operatorMe,
});

/** Makes the first owner of a shop into which nobody has ever got; `token` is of the link that the shop tells at its start. */
export const becomeOwner = endpoint({
  summary: 'Makes the first owner, by the link that the shop tells at its start',
  errors: ['link_expired', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/become-owner',
  access: 'any',
  cache: 'N',
  request: becomeOwnerRequest,
  /** Token of the invitation with which the person goes on. */
  response: z.object({ invitation: z.string() }),
});

/** What an invited person needs for the second factor; `link_expired` once it is used or a day has gone. By POST, for no log keeps bodies. */
export const getInvitation = endpoint({
  summary: 'What an invited person needs for the second factor',
  errors: ['link_expired'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/invitation',
  access: 'any',
  cache: 'N',
  request: z.object({ token: invitationToken }),
  response: z.object({
    name: z.string(),
    email: z.string(),
    /** For a program that makes one-time codes: in base32, and as the address that such programs read. */
    secret: z.string(),
    otpauth_url: z.string(),
    expires_at: iso,
  }),
});

/** Sets password and second factor and logs in; the recovery codes are told here alone. */
export const acceptInvitation = endpoint({
  summary: 'Sets password and second factor of an invited person and logs in',
  errors: ['link_expired', 'password_rejected'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/accept-invitation',
  access: 'any',
  cache: 'N',
  secrets: ['password'],
  request: acceptInvitationRequest,
  response: z.extend(loggedIn, { recovery_codes: z.array(z.string()) }),
});

export const operatorStates = ['invited', 'active', 'locked', 'disabled'] as const;

export const operatorPerson = z.object({
  person_id: id,
  name: z.string(),
  email: z.string(),
  role: operatorRole,
  status: z.enum(operatorStates),
  created_at: iso,
  last_login_at: z.nullable(iso),
});
export type OperatorPerson = z.output<typeof operatorPerson>;

export const getPeople = endpoint({
  summary: 'The people who run the shop',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/people',
  access: 'operator',
  scope: 'people',
  cache: 'N',
  request: z.object({}),
  response: z.object({ list: z.array(operatorPerson) }),
});

/** Told once, to whoever made it, who hands it on. */
const invited = z.object({ person: operatorPerson, invitation: z.object({ token: z.string(), expires_at: iso }) });

/** Asks for a fresh second factor, like `change-person`. */
export const invitePerson = endpoint({
  summary: 'Invites a person to run the shop',
  errors: ['factor_required', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/invite-person',
  access: 'operator',
  scope: 'people',
  cache: 'N',
  request: invitePersonRequest,
  response: invited,
});

/** `enable` ends a lock as well. `reset` takes password and second factor away and makes a new invitation. */
export const personActions = ['role', 'disable', 'enable', 'reset'] as const;
export type PersonAction = (typeof personActions)[number];

/** Nobody does this to themselves, so an owner is always left: `state_conflict`. */
export const changePerson = endpoint({
  summary: "Changes a person's role, or disables, enables or resets the access",
  errors: ['factor_required', 'state_conflict', 'not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/change-person',
  access: 'operator',
  scope: 'people',
  cache: 'N',
  request: z
    .object({ person_id: id, action: z.enum(personActions), role: optional(operatorRole) })
    .check(z.refine(({ action, role }) => action !== 'role' || role !== undefined, { path: ['role'], ...failsAs('required') })),
  response: z.partial(invited, { invitation: true }),
});

export const getOperatorSessions = endpoint({
  summary: 'The sessions of the person who is logged in',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/sessions',
  access: 'operator',
  scope: 'own',
  cache: 'N',
  request: z.object({}),
  response: z.object({ list: z.array(session) }),
});

/** Ends one log-in, or without an id all but the one that asks. */
export const endOperatorSession = endpoint({
  summary: 'Ends one of the own sessions, or all others',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/end-session',
  access: 'operator',
  scope: 'own',
  cache: 'N',
  request: z.object({ id: optional(id) }),
  response: ok,
});
