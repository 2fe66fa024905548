/** Addresses of the documents that the shop keeps itself; a document of any other address is a link to elsewhere. */

const start = '/api/store/common/part-document/';
/** An id tells the content. */
export const partDocumentForm = /^[A-Za-z0-9_-]{22}$/;
export const partDocumentPathForm = /^\/api\/store\/common\/part-document\/[A-Za-z0-9_-]{22}$/;

/** The address that a part names its document by. */
export const partDocumentPath = <Id extends string>(id: Id) => `${start}${id}` as const;

/** The id of a document that the shop keeps; null for a link to elsewhere. */
export function partDocumentId(url: string): string | null {
  return partDocumentPathForm.test(url) ? url.slice(start.length) : null;
}
