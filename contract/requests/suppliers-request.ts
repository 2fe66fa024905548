export const suppliersRequest = { page_size: 100 } as const;
