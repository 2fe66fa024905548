/** A calculator inside a page of another site: `/tool/Microstrip?embed=dark`. These are the only pages of the shop that others may frame. */

/** Name of the parameter in the address; no calculator has an input of that name. */
export const embedParameter = 'embed';

/** Light, dark, or as the reader's device has it. */
export const embedLooks = ['auto', 'light', 'dark'] as const;
export type EmbedLook = (typeof embedLooks)[number];

/** The look that an address asks for; null for an address of the shop itself. */
export function readEmbedLook(text: string | null): EmbedLook | null {
  return embedLooks.find((look) => look === text) ?? null;
}
