import { expect, it, vi } from 'vitest';
import { changedPreferences } from './preferences';
import { defaults } from './testing/letters';

vi.mock( '@wordpress/data', () => ( {} ) );
vi.mock( '@wordpress/preferences', () => ( {} ) );

it( 'columns are a preference; filters and pages are not', () => {
	const { filters } = defaults;
	expect(
		changedPreferences( defaults, {
			...defaults,
			...{ filters: { ...filters, status: 'sent' }, page: 2 },
		} )
	).toBeNull();
	expect(
		changedPreferences( defaults, { ...defaults, columns: [ 'id' ] } )
	).toEqual( { columns: [ 'id' ] } );
} );
