/** Host and path of a referrer; its query may hold what is nobody's business. Null for what is no address. */
export function withoutQuery(referrer: string | undefined): string | null {
  const url = URL.parse(referrer ?? '');
  return url && `${url.host}${url.pathname}`;
}
