/** `a…@d…`: enough for its owner to recognise. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}
