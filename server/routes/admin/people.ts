import {
  acceptInvitation as acceptCall,
  becomeOwner as becomeCall,
  changePerson as changeCall,
  endOperatorSession,
  getInvitation,
  getOperatorMe,
  getOperatorSessions,
  getPeople,
  invitePerson as inviteCall,
  operatorLogIn,
  operatorLogOut,
} from '#contract/api/admin/people.ts';
import { createLoginFailures } from '#server/account/login-failures.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { requireFactorOrConsole } from '#server/admin/access/fresh-factor.ts';
import { becomeOwner } from '#server/admin/access/first-owner.ts';
import { acceptInvitation, showInvitation } from '#server/admin/access/invitation.ts';
import { logInOperator, showMe } from '#server/admin/access/operator-log-in.ts';
import { endOwnSessions, listOperatorSessions, sessionOf } from '#server/caller/operator-session.ts';
import { changePerson, invitePerson, listPeople } from '#server/admin/access/people.ts';
import { steadyAnswer } from '#server/http/steady-answer.ts';
import { registerAdminAccessRoutes } from './access.ts';

/** People who run the shop, and how they get in (`docs/api.md` 5.6). */
export function registerAdminPeopleRoutes(app: StoreApp, deps: StoreDeps): void {
  const failures = createLoginFailures(deps, 'operator');
  // A password is hashed first, which takes a while by itself.
  contractRoute(app, deps, operatorLogIn, (input, call) => steadyAnswer(call, () => logInOperator(input, call, failures), 4));
  contractRoute(app, deps, operatorLogOut, (_input, call) => endOwnSessions({ id: sessionOf(call).sessionId }, call));
  contractRoute(app, deps, getOperatorMe, (_input, call) => showMe(call));
  contractRoute(app, deps, getInvitation, ({ token }, call) => showInvitation(token, call));
  contractRoute(app, deps, acceptCall, acceptInvitation);
  contractRoute(app, deps, becomeCall, becomeOwner);
  contractRoute(app, deps, getPeople, () => listPeople(deps.db));
  contractRoute(app, deps, inviteCall, async (request, call) => {
    await requireFactorOrConsole(call);
    return invitePerson(actingOf(call), request);
  });
  contractRoute(app, deps, changeCall, async (request, call) => {
    await requireFactorOrConsole(call);
    return changePerson(actingOf(call), request);
  });
  contractRoute(app, deps, getOperatorSessions, (_input, call) => listOperatorSessions(call));
  contractRoute(app, deps, endOperatorSession, endOwnSessions);
  registerAdminAccessRoutes(app, deps, failures);
}
