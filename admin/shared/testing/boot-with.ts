import { vi } from 'vitest';
import type { BootData } from '../boot';

/** Gives a unit test what the page gives the app. */
export const bootWith = ( data: Partial< BootData > ): void => {
	vi.stubGlobal( 'window', { svcAdmin: data } );
};
