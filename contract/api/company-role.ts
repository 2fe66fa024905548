/** What a person may do for the company that the shop knows them in: order up to a limit, ask only, or decide on what the others ask. */
export const companyRoles = ['buyer', 'requester', 'approver'] as const;

/** People that one company may have. */
export const mostPeople = 200;
