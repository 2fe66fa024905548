import { wordLanguages } from '#contract/locale.ts';

/** Languages whose files the tests read: those that the shop speaks, and any that is being written (`LANGUAGES=fr,es npm run unit -- locales`). */
export const languagesUnderTest: readonly string[] = [...new Set([...wordLanguages, ...(process.env['LANGUAGES']?.split(',') ?? [])])];

export const translations = languagesUnderTest.filter((language) => language !== wordLanguages[0]);
