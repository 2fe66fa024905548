/** Asks how many news of a kind there are; one of them comes along. */
export function kindRequest(kind: 'company_event' | 'knowledge') {
  return { kind, page_size: 1 };
}
