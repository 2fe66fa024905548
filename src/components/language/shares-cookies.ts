/** Whether a host reads the cookies of this one. */
export function sharesCookies(hostname: string): boolean {
  const { domain = '' } = document.documentElement.dataset; // the edge wrote it, which knows the shop's hosts
  return hostname === location.hostname || (domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`)));
}
