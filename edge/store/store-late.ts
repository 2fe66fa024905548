/** The store did not begin to answer in time, or the visitor has gone: no proof that the store is down. */
export class StoreLate extends Error {}
