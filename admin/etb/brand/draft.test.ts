import { expect, it, vi } from 'vitest';
import type { MailSettings } from '../../../client/src/etb/index';
import { bootWith } from '../../shared/testing/boot-with';
import { changesOf, draftOf } from './draft';
import { brandRows } from './rows';

bootWith( { roles: [] } );
vi.stubGlobal( 'document', { documentElement: { lang: 'en' } } );

const settings = {
	brand: { logo_id: 7, logo_dark_id: null, font: 'arial' },
	uses: { newsletter: 12, announcement: null },
	from: { name: '' },
	keep_days: 30,
	wrap_wordpress: false,
	company: { postal_address: '1 Main Street' },
} as unknown as MailSettings;
const rows = brandRows( () => [] );
const draft = draftOf( settings, rows );

it( 'settings are edited by their paths', () => {
	expect( draft ).toMatchObject( {
		'brand.logo_id': 7,
		'brand.font': 'arial',
		'uses.newsletter': '12',
		'uses.announcement': '',
		'company.postal_address': '1 Main Street',
		keep_days: 30,
		wrap_wordpress: false,
	} );
} );

it( 'what has changed is sent, and nothing else', () => {
	const edited = {
		...draft,
		'uses.newsletter': '',
		'uses.announcement': '9',
		'brand.logo_id': null,
		'brand.font': 'georgia',
		'company.postal_address': '2 Main Street',
		wrap_wordpress: true,
	};
	expect(
		changesOf( edited, rows, [
			'uses.newsletter',
			'uses.announcement',
			'brand.logo_id',
			'brand.font',
			'company.postal_address',
			'wrap_wordpress',
		] )
	).toEqual( {
		uses: { newsletter: null, announcement: 9 },
		brand: { logo_id: null, font: 'georgia' },
		company: { postal_address: '2 Main Street' },
		wrap_wordpress: true,
	} );
} );
