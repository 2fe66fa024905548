/** What a list can be sorted by: `attr:<key>:asc` and `attr:<key>:desc` sort by a parameter of the category. */
export const sortForm = /^(relevance|price_asc|price_desc|stock_desc|mpn_asc|newest|popular|attr:[A-Za-z0-9]{1,60}:(asc|desc))$/;
