import { buildPath } from '#contract/routes/build-path.ts';

/** The address book, or the form of one address in it; a new one may be for the whole company. */
export function addressPath(edit?: string): string {
  return buildPath('user-address') + (edit === undefined ? '' : `?edit=${encodeURIComponent(edit)}`);
}

/** In place of the ID of an address. */
export const newAddress = 'new';
export const newCompanyAddress = 'new-company';
