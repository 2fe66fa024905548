/** How a code that takes the visitor to another host stands in an address: behind `#`, which no server sees. `~` as at the token: for this window only. */
export interface Handover {
  code: string;
  isKept: boolean;
}

const form = /^#handover=([\w-]+)(~?)(#.*)?$/;

export function withHandover(address: string, { code, isKept }: Handover): string {
  const { hash } = new URL(address);
  return `${address.slice(0, address.length - hash.length)}#handover=${code}${isKept ? '' : '~'}${hash}`;
}

/** Takes it out of this page's address, before anybody copies that or goes to its anchor. */
export function takeMark(): Handover | null {
  const [, code, ofWindow, hash = ''] = form.exec(location.hash) ?? [];
  if (code === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  return { code, isKept: ofWindow === '' };
}
