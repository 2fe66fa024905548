/** Tags of parts lists and of their lines. */
import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Most tags of a list, and of a line; characters of one. */
export const mostListTags = 10;
export const mostTagLength = 30;

export const listTag = text(1, mostTagLength);
export const lineTags = z.array(listTag).check(z.maxLength(mostListTags));
