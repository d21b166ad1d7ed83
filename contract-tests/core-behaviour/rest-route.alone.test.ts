import { describe, expect, it } from 'vitest';
import {
	accounts,
	missing,
	profile,
	profileOf,
	profiles,
	settings,
} from '../support/paths';
import { mainSite, plain, pretty } from '../support/site';
import { as, full, world, type CallerName } from '../support/world';

type Row = [
	caller: CallerName,
	method: string,
	path: string,
	query?: string,
	raw?: string,
];

const own = profile( world.callers.person.profileId );
const other = profile( world.callers.colleague.profileId );

const rows: Row[] = [
	[ 'person', 'GET', profiles, `search=${ world.token }-colleague` ],
	[ 'person', 'GET', profiles, 'per_page=0&nothing=1' ],
	[ 'person', 'GET', profiles, 'search=%25%27%22%5C' ],
	[
		'person',
		'GET',
		profiles,
		`_fields=total&search=${ world.token }-colleague`,
	],
	[ 'person', 'GET', other ],
	[ 'person', 'GET', other, 'id=1' ],
	[ 'person', 'GET', profileOf( world.callers.colleague.userId ) ],
	[ 'person', 'GET', profile( missing ) ],
	[ 'person', 'GET', profile( 'abc' ) ],
	[ 'person', 'HEAD', other ],
	[ 'person', 'OPTIONS', other ],
	[ 'person', 'PUT', other, '', '{"phone":"1"}' ],
	[ 'person', 'PUT', own, '', '{}' ],
	[ 'person', 'PUT', own, '', '{"role":"leadership"}' ],
	[ 'person', 'PUT', own, '', '{"phone":5}' ],
	[ 'person', 'PUT', own, '', '5' ],
	[ 'person', 'PUT', own, '', '{bad' ],
	[ 'person', 'DELETE', own ],
	[ 'person', 'POST', own, '_method=DELETE' ],
	[ 'anonymous', 'GET', profiles ],
	[ 'anonymous', 'GET', other ],
	[ 'anonymous', 'GET', other, '_method[]=x' ],
	[ 'anonymous', 'POST', profiles, '', '{}' ],
	[ 'manager', 'GET', settings ],
	[ 'manager', 'PUT', settings, '', '{}' ],
	[ 'manager', 'GET', accounts, `search=${ world.token }-account` ],
];

describe.runIf( full )( 'the form without pretty permalinks', () => {
	it.each( rows )(
		'answers the same to %s: %s %s?%s %s',
		async ( name, method, path, query = '', raw ) => {
			const sent = {
				query,
				...( raw && {
					raw,
					headers: { 'Content-Type': 'application/json' },
				} ),
			};
			const expected = await as[ name ].send( method, path, {
				...sent,
				place: pretty( mainSite.url ),
			} );
			const answer = await as[ name ].send( method, path, {
				...sent,
				place: plain( mainSite.url ),
			} );
			expect( answer.status ).toBe( expected.status );
			expect( answer.text ).toBe( expected.text );
			expect( answer.headers.etag ).toBe( expected.headers.etag );
			expect( answer.headers.link ).toBe( expected.headers.link );
		}
	);
} );
