import type { ComponentType } from 'react';

/** What stands above every page where the edge has painted something there; its code comes only then, so that no other first view carries it. */
export const abovePage: { Notices?: ComponentType } = {};
