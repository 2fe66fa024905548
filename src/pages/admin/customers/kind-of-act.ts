const kinds = [
  ['order', /^order\/(checkout|quote-accept)$/],
  ['order_cancelled', /^order\/cancel$/],
  ['approval', /^(order\/ask-approval|user\/withdraw-approval)$/],
  ['cart', /^(cart\/|order\/reorder$)/],
  ['inquiry', /^order\/save-inquiry$/],
  ['quote', /^order\/quote-/],
  ['return', /^order\/(request|cancel)-return$/],
  ['address', /^user\/(save|del)-address$/],
  ['file', /^common\/upload/],
  ['entered', /^common\/take-handover$/],
  ['left', /^user\/logout$/],
] as const;

export type ActKind = (typeof kinds)[number][0];

/** What a call did, as the page has a word for it; null for one without. */
export function kindOfAct(call: string): ActKind | null {
  return kinds.find(([, calls]) => calls.test(call))?.[0] ?? null;
}
