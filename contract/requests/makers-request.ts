/** One page holds every maker; their names are found in the browser while typing. */
export const makersRequest = { page_size: 500 } as const;
