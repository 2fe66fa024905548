/** A fault of the set-up that one line explains; shown without a stack. */
export class SetupError extends Error {}
