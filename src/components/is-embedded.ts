/** Whether the page is a calculator inside a page of another site, as the edge has written it on the document. */
export const isEmbedded = (): boolean => document.documentElement.dataset['embed'] !== undefined;
