/** Where files share their modules: what one still fetches when its tests end would be cut off, and stay broken for the files after it. */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
