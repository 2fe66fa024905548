/** Labels of parcels ready to be drawn: every text written out. */
import type { LabelSize } from '#contract/api/document.ts';

interface LabelParty {
  title: string;
  lines: string[];
}

export interface Label {
  sender: LabelParty;
  /** Lines of the envelope, the country last. */
  receiver: LabelParty;
  /** Such as `Parcel 1 of 3`. */
  parcel: string;
  /** Such as `Order number: SO-…`. */
  facts: string[];
}

export interface LabelSheet {
  /** BCP 47. */
  language: string;
  prefersJapanese: boolean;
  title: string;
  author: string;
  /** Moment of the document's metadata, ISO 8601. */
  at: string;
  size: LabelSize;
  /** One on each page. */
  labels: Label[];
}
