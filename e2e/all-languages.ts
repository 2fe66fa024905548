/** True in the long form, `npm run test:languages`; the short one opens pages in a few languages, each unlike the others. */
export const isInAllLanguages = process.env['ALL_LANGUAGES'] === 'on';
