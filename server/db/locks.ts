/** Numbers of the shop's advisory locks: any that no other program on the server uses, each for one purpose. */
export const locks = {
  /** Brings the tables up to date. */
  migrate: 728_113_901,
  /** Does the jobs of all processes. */
  lead: 728_113_902,
  /** Fills an empty shop. */
  fill: 728_113_903,
  /** Writes parts. */
  writeParts: 728_113_904,
  /** Held by every process, together with a number of its own: whoever does not hold it has ended. */
  presence: 728_113_905,
  /** Fills a new index of the search engine. */
  fillSearch: 728_113_906,
} as const;
