import { expect } from '@playwright/test';

/** Waits for what a person would see: on a machine that does much else, that takes longer than Playwright's five seconds. */
export const see = expect.configure( { timeout: 40_000 } );
