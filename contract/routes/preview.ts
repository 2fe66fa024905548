/** A draft of the operator at its own address, by a token that the store gives for an hour. */
export const previewParameter = 'preview';
/** In which the edge hands the token on. */
export const previewHeader = 'X-Preview';
const form = /^[a-z0-9]{1,12}\.[\w-]{43}$/;

/** Null where an address asks for no draft. */
export function readPreview(search: { get: (name: string) => string | null }): string | null {
  const token = search.get(previewParameter);
  return token !== null && form.test(token) ? token : null;
}
