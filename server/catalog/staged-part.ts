import type { PartRecord } from './part-record.ts';
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
  /** In their order; null leaves those that are there. */
  substitutes: StagedSubstitute[] | null;
}

/** Named as it stands in the file: it may come in with it. */
export interface StagedSubstitute {
  makerId: number;
  mpn: string;
  kind: NonNullable<PartRecord['substitutes']>[number]['kind'];
  note: string | null;
}

export interface StagedPicture {
  pictureId: string;
  /** Language -> text. */
  alt: Record<string, string>;
}
