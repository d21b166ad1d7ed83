import { beforeAll, describe, expect, it } from 'vitest';
import type { Signature, SignatureList } from '../../client/src/etb';
import { memberOf } from '../support/bookmarks';
import { recordsOf } from '../support/csv';
import { missing } from '../support/paths';
import { accounts, newMark, people, type Person } from '../support/people';
import { host, siteTwo } from '../support/site';
import { as, full } from '../support/world';

const signatures = '/etb/v1/signatures';
const of = ( id: number ) => `${ signatures }/${ id }`;

const mark = newMark();
let officer: Person;
let partner: Person;
beforeAll( async () => {
	[ officer, partner ] = ( await people(
		{
			role: 'loan_officer',
			first_name: '=1+1',
			last_name: `aaa${ mark }`,
			phone: '+1 303 555 0142',
		},
		{ role: 'realtor_partner', last_name: `aaa${ mark }` }
	) ) as [ Person, Person ];
} );

const cost = async ( per_page: number ) =>
	Number(
		(
			await as.manager.get( signatures, {
				query: { per_page },
				headers: { 'X-Count-Queries': '1' },
			} )
		).headers[ 'x-queries' ]
	);

describe( 'a signature', () => {
	it( 'is a bare fragment with what the profile says', async () => {
		const seen = await as.manager.get( of( officer.id ) );
		expect( seen ).toAnswer( 'getSignature' );
		const { html, text, size, user_id, template_id } =
			seen.body as Signature;
		expect( [ user_id, template_id, size ] ).toEqual( [
			officer.id,
			null,
			Buffer.byteLength( html ),
		] );
		expect( html ).not.toMatch( /<html|<style|class=|<!--/ );
		expect( html ).toContain( 'tel:+13035550142' );
		expect( text ).toContain( `=1+1 aaa${ mark }` );
	} );

	it( 'of a loan officer without a number has a warning', async () => {
		const { warnings } = ( await as.manager.get( of( officer.id ) ) )
			.body as Signature;
		expect( warnings.map( ( { code } ) => code ) ).toContain(
			'missing_nmls'
		);
	} );

	it( 'is read by the person, not by others', async () => {
		expect( await memberOf( officer ).get( of( officer.id ) ) ).toAnswer(
			'getSignature'
		);
		expect( await as.person.get( of( officer.id ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await as.person.get( of( missing ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'is nothing that realtor partners and accounts without a profile have', async () => {
		const [ account ] = await accounts( 1 );
		for ( const none of [ partner, account! ] ) {
			expect( await memberOf( none ).get( of( none.id ) ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await as.manager.get( of( none.id ) ) ).toRefuse(
				'rest_profile_not_found'
			);
		}
		expect( await as.manager.get( of( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );

describe.runIf( full && host.network )(
	'signatures on the second site of a network',
	() => {
		const ability = '/wp-abilities/v1/abilities/svc-etb/get-signature/run';
		it.each( [
			[ signatures, {} ],
			[ `${ signatures }/export`, {} ],
			[ 'a single one', {} ],
			[ ability, { 'input[user_id]': 0 } ],
		] )(
			'are not shown to its administrators: %s',
			async ( path, query ) => {
				const seen = await as.neighbour.get(
					path.startsWith( '/' ) ? path : of( officer.id ),
					{
						place: siteTwo,
						query: Object.fromEntries(
							Object.keys( query ).map( ( name ) => [
								name,
								officer.id,
							] )
						),
					}
				);
				expect( seen.status, seen.text ).toBe( 403 );
				expect( seen.text ).not.toContain( officer.sent.email );
			}
		);

		it( 'are shown to administrators of the network', async () => {
			const seen = await as.manager.get( of( officer.id ), {
				place: siteTwo,
			} );
			expect( seen ).toAnswer( 'getSignature' );
		} );
	}
);

describe( 'the list of signatures', () => {
	it( 'has people by last name, with size and warnings', async () => {
		const seen = await as.manager.get( signatures, {
			query: { per_page: 100 },
		} );
		expect( seen ).toAnswer( 'listSignatures' );
		const { data } = seen.body as SignatureList;
		const own = data.find( ( { user_id } ) => user_id === officer.id );
		const { size } = ( await as.manager.get( of( officer.id ) ) )
			.body as Signature;
		expect( own ).toMatchObject( {
			name: `=1+1 aaa${ mark }`,
			email: officer.sent.email,
			role: 'loan_officer',
			size,
		} );
		expect( own!.warnings ).toContain( 'missing_nmls' );
		expect( data.map( ( { user_id } ) => user_id ) ).not.toContain(
			partner.id
		);
	} );

	it( 'asks the database as often for many as for two', async () => {
		await people( {}, {}, {} );
		expect( await cost( 20 ) ).toBe( await cost( 2 ) );
	} );
} );

describe( 'the spreadsheet of signatures', () => {
	it( 'has a row for each person, without formulas', async () => {
		const { text, headers } = await as.manager.get(
			`${ signatures }/export`
		);
		expect( headers[ 'content-type' ] ).toContain( 'text/csv' );
		const rows = recordsOf( text );
		expect( Object.keys( rows[ 0 ]! ) ).toEqual( [
			'email',
			'name',
			'html',
			'text',
		] );
		const own = rows.find( ( { email } ) => email === officer.sent.email )!;
		const signature = ( await as.manager.get( of( officer.id ) ) )
			.body as Signature;
		expect( own ).toEqual( {
			email: officer.sent.email,
			name: `'=1+1 aaa${ mark }`,
			html: signature.html,
			text: `'${ signature.text }`,
		} );
		expect( rows.map( ( { email } ) => email ) ).not.toContain(
			partner.sent.email
		);
	} );
} );
