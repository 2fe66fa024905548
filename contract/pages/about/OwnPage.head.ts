export { head } from './TextPage.head.ts';
