import { afterAll } from 'vitest';
import { removePages } from './pages';

// Not in pages.ts itself: a worker loads that once for many files.
afterAll( () => removePages() );
