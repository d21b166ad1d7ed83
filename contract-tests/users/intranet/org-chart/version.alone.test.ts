import { beforeAll, describe, expect, it } from 'vitest';
import { intranetProfile, orgChart, profile } from '../../../support/paths';
import { people, type Person } from '../../../support/people';
import { as, world } from '../../../support/world';

const etag = async () => ( await as.person.get( orgChart ) ).headers.etag;

let boss: Person;
let kim: Person;
let partner: Person;
const own = world.callers.partner.profileId;
beforeAll( async () => {
	[ boss ] = ( await people( {} ) ) as [ Person ];
	[ kim, partner ] = ( await people(
		{ meta: { svc_reports_to: boss.id } },
		{ role: 'realtor_partner' }
	) ) as [ Person, Person ];
} );

describe( 'the validator of a chart stays when', () => {
	it.each( [
		[
			'a partner sends nothing',
			() => as.partner.put( profile( own ), {} ),
		],
		[
			'a partner changes a telephone number',
			() =>
				as.partner.put( profile( own ), { phone: '+1 303 555 0199' } ),
		],
		[
			'a partner is renamed',
			() =>
				as.manager.put( profile( partner.profileId ), {
					first_name: 'Other',
				} ),
		],
		[
			'a person sends nothing',
			() => as.manager.put( profile( kim.profileId ), {} ),
		],
		[
			'what no chart shows is changed',
			() =>
				as.manager.put( profile( kim.profileId ), {
					phone: '+1 303 555 0198',
					bio: 'Lends.',
				} ),
		],
		[
			'the office is changed',
			() =>
				as.manager.put( intranetProfile( kim.id ), {
					office_location: 'Aurora',
				} ),
		],
	] )( '%s', async ( _when, write ) => {
		const before = await etag();
		expect( ( await write() ).status ).toBe( 200 );
		expect( await etag() ).toBe( before );
	} );
} );

describe( 'the validator of a chart changes with', () => {
	it.each( [
		[ 'a name', { first_name: 'Renamed' } ],
		[ 'a title', { job_title: 'Closer' } ],
		[ 'a department', { meta: { svc_department: 'Closing' } } ],
		[ 'a manager', { meta: { svc_reports_to: null } } ],
		[ 'who becomes a partner', { role: 'realtor_partner' } ],
	] )( '%s', async ( _what, change ) => {
		const before = await etag();
		expect(
			await as.manager.put( profile( kim.profileId ), change )
		).toAnswer( 'updateProfile' );
		expect( await etag() ).not.toBe( before );
	} );

	it( 'who comes and who goes', async () => {
		const before = await etag();
		const [ newcomer ] = ( await people( {} ) ) as [ Person ];
		const between = await etag();
		expect( between ).not.toBe( before );
		expect(
			await as.manager.delete( profile( newcomer.profileId ) )
		).toAnswer( 'deleteProfile' );
		expect( await etag() ).not.toBe( between );
	} );
} );
