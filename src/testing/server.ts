import { setupServer } from 'msw/node';

/** Answers the calls of every test; a call that no test expects fails it. */
export const server = setupServer();
