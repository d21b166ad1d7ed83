// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryList } from '../../../../client/src/users/intranet/directory-schemas';
import { control } from '../../../support/control';
import { accounts, people, type Person } from '../../../support/people';
import {
	directory,
	directReports,
	missing,
	profile,
} from '../../../support/paths';
import { as, full } from '../../../support/world';

let boss: Person;
let reports: Person[];
let partner: Person;
beforeAll( async () => {
	[ boss, partner ] = ( await people( {}, { role: 'realtor_partner' } ) ) as [
		Person,
		Person,
	];
	reports = await people(
		...[ 'Zed', 'Adams', 'elan' ].map( ( last_name ) => ( {
			last_name,
			meta: { svc_reports_to: boss.id },
		} ) )
	);
} );

const read = async ( who: Person, query: object = {} ) => {
	const answer = await as.person.get( directReports( who.id ), {
		query: { ...query },
	} );
	expect( answer ).toAnswer( 'getDirectReports' );
	return answer.body as DirectoryList;
};

describe( 'the direct reports', () => {
	it( 'are directory items, by last name', async () => {
		const { data, ...rest } = await read( boss );
		expect( rest ).toEqual( { total: 3, pages: 1, page: 1 } );
		expect( data.map( ( { last_name } ) => last_name ) ).toEqual( [
			'Adams',
			'elan',
			'Zed',
		] );
		const { body } = await as.person.get( directory, {
			query: { manager: boss.id },
		} );
		expect( ( body as DirectoryList ).data ).toEqual( data );
	} );

	it( 'come page by page', async () => {
		const names: string[] = [];
		for ( const page of [ 1, 2, 3, 4 ] ) {
			const { data, total, pages } = await read( boss, {
				per_page: 1,
				page,
			} );
			expect( [ total, pages ] ).toEqual( [ 3, 3 ] );
			names.push( ...data.map( ( { last_name } ) => last_name ) );
		}
		expect( names ).toEqual( [ 'Adams', 'elan', 'Zed' ] );
	} );

	it( 'are none for a person who has none', async () => {
		expect( await read( reports[ 0 ]! ) ).toEqual( {
			data: [],
			total: 0,
			pages: 0,
			page: 1,
		} );
	} );

	it( 'are not those of a partner, an account without profile or nobody', async () => {
		const [ account ] = await accounts( 1 );
		for ( const id of [ partner.id, account!.id, missing, 0 ] ) {
			for ( const caller of [ as.person, as.manager ] ) {
				expect( await caller.get( directReports( id ) ) ).toRefuse(
					'rest_profile_not_found'
				);
			}
		}
	} );

	it( 'follow what is written elsewhere at once', async () => {
		const [ one ] = reports;
		await control.clearUserMeta( one!.id, 'svc_intranet_reports_to' );
		expect( ( await read( boss ) ).total ).toBe( 2 );
		await as.manager.put( profile( one!.profileId ), {
			meta: { svc_reports_to: boss.id },
		} );
		expect( ( await read( boss ) ).total ).toBe( 3 );
	} );

	it( 'do not count a partner, whatever the account says', async () => {
		await control.setUserMeta(
			partner.id,
			'svc_intranet_reports_to',
			boss.id
		);
		expect( ( await read( boss ) ).total ).toBe( 3 );
		await control.clearUserMeta( partner.id, 'svc_intranet_reports_to' );
	} );

	it.runIf( full )( 'move up when their manager goes', async () => {
		const [ top ] = await people( {} );
		const [ middle ] = await people( {
			meta: { svc_reports_to: top!.id },
		} );
		await people( { meta: { svc_reports_to: middle!.id } } );
		await as.manager.delete( profile( middle!.profileId ) );
		expect( ( await read( top! ) ).total ).toBe( 1 );
		expect( await as.person.get( directReports( middle!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it.each( [ 'page=0', 'per_page=101', 'orderby=title', 'search=a' ] )(
		'take no %s',
		async ( query ) => {
			expect(
				await as.person.get( directReports( boss.id ), { query } )
			).toRefuse( 'rest_invalid_param', [ query.split( '=' )[ 0 ]! ] );
		}
	);
} );
