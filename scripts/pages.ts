/** `npm run pages`: writes down which pages have calls, heads and facts of their own, after one of these files has come or gone. */
import { writePageLists } from './house/page-lists.ts';

writePageLists();
