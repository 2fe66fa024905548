/** Addresses that the shop may be sent to by somebody who runs it: none inside its own network. */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Of the registries of special addresses of IANA (RFC 6890) and their like, what is not of the public network. */
const inside = new BlockList();
const subnets4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, bits] of subnets4) inside.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only what is given out to the world, without addresses that carry others inside of them. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const subnets6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, bits] of subnets6) inside.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !inside.check(address, 'ipv4');
  return kind === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** A name that leads inside, or to an address that is not one. */
export class InsideAddress extends Error {}

/** Looks a name up and refuses it where any of its addresses is inside: the connection then goes to the very address that was checked. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new InsideAddress(host), '');
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new InsideAddress(host), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** The address in a URL that has one in place of a name; null for names. */
export function addressIn({ hostname }: URL): string | null {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 ? null : plain;
}

/** Whether a web address leads out, as far as its name is known now. */
export function leadsOutside(url: URL): Promise<boolean> {
  const address = addressIn(url);
  if (address !== null) return Promise.resolve(isPublicAddress(address));
  return new Promise((answer) => publicLookup(url.hostname, { all: true }, (error) => answer(error === null)));
}
