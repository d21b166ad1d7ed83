import { expect, it, vi } from 'vitest';
import { changesOf } from '../../admin/etb/brand/draft';
import { brandRows } from '../../admin/etb/brand/rows';
import type { Value } from '../../admin/shared/form/draft';
import { errorIn } from '../../admin/shared/form/validate';
import { bootWith } from '../../admin/shared/testing/boot-with';
import { as } from '../support/world';

bootWith( { roles: [] } );
const rows = brandRows( () => [] );
vi.unstubAllGlobals();

/** The form's error before sending is the same text as the server's. */
it.each< [ string, Value ] >( [
	[ 'brand.logo_width', 19 ],
	[ 'brand.logo_width', 537 ],
	[ 'brand.colors.link', '' ],
	[ 'brand.dark.link', '#12345g' ],
	[ 'from.name', 'x'.repeat( 101 ) ],
	[ 'from.name', 'a\tb' ],
	[ 'from.email', 'ana' ],
	[ 'from.reply_to', `${ 'x'.repeat( 250 ) }@example.com` ],
	[ 'keep_days', 0 ],
	[ 'keep_days', 366 ],
	[ 'company.name', 'x'.repeat( 151 ) ],
] )( '%s: %j', async ( key, value ) => {
	const said = errorIn( rows.get( key )!, value );
	expect( said ).not.toBeNull();
	const answer = await as.manager.put(
		'/etb/v1/settings',
		changesOf( { [ key ]: value }, rows, [ key ] )
	);
	expect( answer.status ).toBe( 400 );
	expect( answer.body ).toMatchObject( {
		data: { params: { [ key ]: said } },
	} );
} );
