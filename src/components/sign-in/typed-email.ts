/** The address typed into one form of the log-in, so that the next one does not ask for it again; gone with the window or the log-out. */
const key = 'typed-email';

export function readEmail(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function keepEmail(email: string): void {
  sessionStorage.setItem(key, email);
}
