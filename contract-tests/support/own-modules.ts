import { vi } from 'vitest';

// A worker goes through many files, and the marks in modules are those of the people of one file.
vi.resetModules();
