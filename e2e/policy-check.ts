/** Stands behind every journey, as Vitest's set-up of each file. */
import { afterEach, expect } from 'vitest';
import { takeViolations } from './policy-watch.ts';

afterEach(() => expect(takeViolations()).toEqual([]));
