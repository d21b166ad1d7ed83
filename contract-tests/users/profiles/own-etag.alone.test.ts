import { describe, expect, it } from 'vitest';
import { profile } from '../../support/paths';
import { as, world } from '../../support/world';

describe( 'a change with If-Match', () => {
	it( 'knows what this caller was shown', async () => {
		const { profileId } = world.callers.partner;
		const read = await as.partner.get( profile( profileId ) );
		const headers = { 'If-Match': String( read.headers.etag ) };
		const answer = await as.partner.put(
			profile( profileId ),
			{ phone: '7' },
			{ headers }
		);
		expect( answer ).toAnswer( 'updateProfile' );
		const again = await as.partner.get( profile( profileId ) );
		expect( answer.headers.etag ).toBe( again.headers.etag );
	} );
} );
