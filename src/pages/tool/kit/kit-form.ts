/** Id of the form of a kit, which the dialog's own button sends. */
export const kitForm = 'kit';
