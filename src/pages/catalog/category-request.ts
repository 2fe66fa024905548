/** What the path of a category page asks for. */
export function categoryRequest({ category_web_url = '', web_url }: Record<string, string | undefined>) {
  return { category_web_url, ...(web_url === undefined ? {} : { web_url }) };
}
