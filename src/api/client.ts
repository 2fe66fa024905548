import { create } from 'axios';

/** The one axios instance. A status is data, not an exception; a call that takes longer than 30 s counts as no answer. */
export const client = create({ timeout: 30_000, validateStatus: null, headers: { Accept: 'application/json' } });
