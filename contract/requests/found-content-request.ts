const firstShown = 6;
const mostShown = 100;

/** What the page of a search asks for beside parts: the best, or all that one answer holds. */
export function foundContentRequest(keyword: string, all = false) {
  return { keyword, page_size: all ? mostShown : firstShown };
}
