import type { ResolvedPart } from './resolve-part.ts';

/** A part with its place in the shop. */
export interface StagedPart {
  id: number;
  isNew: boolean;
  line: number;
  slug: string;
  search: string;
  part: ResolvedPart;
  /** In their order; null leaves those that are there. */
  pictures: StagedPicture[] | null;
}

export interface StagedPicture {
  pictureId: string;
  /** Language -> text. */
  alt: Record<string, string>;
}
