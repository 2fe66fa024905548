/** A page of the operator's own says what pages about the shop say: its text. */
export { facts } from './TextPage.ts';
