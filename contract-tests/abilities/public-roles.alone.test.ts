import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, run } from '../support/abilities';
import { newMark, people, type Person } from '../support/people';
import { profile, profiles } from '../support/paths';
import { withSettings } from '../support/settings';
import { as, type CallerName } from '../support/world';

const mark = newMark();
let officer: Person;
let staff: Person;
let restore: () => Promise< void >;
beforeAll( async () => {
	[ officer, staff ] = ( await people(
		{ last_name: mark, role: 'loan_officer' },
		{ last_name: mark, role: 'staff' }
	) ) as [ Person, Person ];
	restore = await withSettings( { public_roles: [ 'loan_officer' ] } );
} );
afterAll( () => restore() );

const strangers: CallerName[] = [ 'anonymous', 'account', 'partner' ];

it.each( strangers )(
	'%s sees by ability who is public, and nobody else',
	async ( name ) => {
		const found = await run( as[ name ], 'svc-users/list-profiles', {
			search: mark,
		} );
		expect( found.body ).toMatchObject( {
			total: 1,
			data: [ { id: officer.profileId } ],
		} );
		expectSame(
			found,
			await as[ name ].get( profiles, { query: `search=${ mark }` } ),
			name
		);
		expectSame(
			await run( as[ name ], 'svc-users/get-profile', {
				id: officer.profileId,
			} ),
			await as[ name ].get( profile( officer.profileId ) ),
			name
		);
	}
);

it.each( strangers )(
	'%s is refused the others with 403, which is our own word',
	async ( name ) => {
		const refused = await run( as[ name ], 'svc-users/get-profile', {
			id: staff.profileId,
		} );
		expect( refused ).toRefuse( 'rest_forbidden' );
		expect( refused.body ).toEqual(
			( await as[ name ].get( profile( staff.profileId ) ) ).body
		);
	}
);
