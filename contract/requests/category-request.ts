/** What the path of a category page asks for; its parts come by a call of their own, which knows filters and order. */
export function categoryRequest({ category_web_url = '', web_url }: Record<string, string | undefined>) {
  return { category_web_url, ...(web_url === undefined ? {} : { web_url }), parts: '0' as const };
}
