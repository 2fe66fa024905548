/** What the page of a new password tells the log-in page, in the history entry. */
export const passwordSaved = 'password-saved';
