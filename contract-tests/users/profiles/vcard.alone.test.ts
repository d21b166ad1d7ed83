import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangers } from '../../support/columns';
import { people, type Person } from '../../support/people';
import { vcard } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as } from '../../support/world';

let officer: Person;
let staff: Person;
let restore: () => Promise< void >;
beforeAll( async () => {
	[ officer, staff ] = ( await people(
		{
			role: 'loan_officer',
			company: 'Example Home Loans',
			meta: { svc_department: 'Secret Lending' },
		},
		{}
	) ) as [ Person, Person ];
	await as.manager.put( `/users/v1/intranet/profile/${ officer.id }`, {
		office_location: 'Bunker',
	} );
	restore = await withSettings( { public_roles: [ 'loan_officer' ] } );
} );
afterAll( () => restore() );

describe.each( [ ...strangers, 'partner' as const ] )(
	'%s, where loan officers are public',
	( name ) => {
		it( 'has their cards, without what is internal, and no others', async () => {
			const { status, text } = await as[ name ].get(
				vcard( officer.profileId )
			);
			expect( status ).toBe( 200 );
			expect( text ).toContain( '\r\nORG:Example Home Loans\r\n' );
			expect( text ).toContain( officer.sent.email );
			expect( text ).not.toMatch( /Secret|Bunker/ );
			expect( await as[ name ].get( vcard( staff.profileId ) ) ).toRefuse(
				'rest_forbidden'
			);
		} );
	}
);
