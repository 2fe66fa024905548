/** The parts that the overview shows. */
export const popularRequest = { page_size: 20 } as const;
