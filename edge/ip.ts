import { callName } from '#contract/requests/call-name.ts';
import { getIp } from '#contract/api/visitor.ts';
import type { EdgeContext } from './edge-env.ts';
import type { FirstData } from './page-calls.ts';
import { plainIp } from './plain-ip.ts';

/** `GET /api/get-ip`: the visitor's address; IPv4 without the IPv6 dress that some sockets give it. */
export function visitorIp(c: EdgeContext): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.json({ ip: plainIp(c.env.ip) });
}

/** The same as part of a page, which is as private. */
export function ownAddress(c: EdgeContext): FirstData {
  return { call: callName(getIp, {}), json: JSON.stringify({ ip: plainIp(c.env.ip) }) };
}
