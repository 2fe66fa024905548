/** The most pieces that one line may hold (`docs/api.md` 7.3). */
export const maximumPieces = 10_000_000;

/** `page` × `page_size` may not pass this (`docs/api.md` section 1). */
export const deepestItem = 10_000;

/** Parts of one table that the operator page exports: it is made while the call waits. */
export const mostExportedParts = 50_000;

/** Parts side by side. */
export const comparedAtMost = 8;
