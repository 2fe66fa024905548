/** What a person may do for the company that the shop knows them in: order, or only ask for quotes. */
export const companyRoles = ['buyer', 'requester'] as const;

/** People that one company may have. */
export const mostPeople = 200;
