/** Where the edge serves the newest articles as RSS: beside the pages, so no row of the table. */
export const feedPath = '/rss.xml';
