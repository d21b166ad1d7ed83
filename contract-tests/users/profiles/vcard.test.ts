import { beforeAll, describe, expect, it } from 'vitest';
import { seeAll, strangers } from '../../support/columns';
import { people, type Person } from '../../support/people';
import { missing, vcard } from '../../support/paths';
import { as, world } from '../../support/world';

const { colleague, partner } = world.callers;
const nasty = 'Loans; "First", \\ Homes \u{1F600} שלום';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {
		first_name: 'Zoë',
		last_name: 'Vale-Ørsted',
		phone: '+1 303 555 0100',
		nmls_id: '123456',
		job_title: nasty.repeat( 3 ),
		company: nasty,
		social: { linkedin: 'https://www.linkedin.com/in/kim,vale;x' },
		meta: { svc_department: 'Secret Lending' },
	} ) ) as [ Person ];
	await as.manager.put( `/users/v1/intranet/profile/${ kim.id }`, {
		office_location: 'Denver, HQ',
	} );
} );

const cardOf = async ( query = '' ) =>
	as.manager.get( vcard( kim.profileId ), { query } );

/** Properties of a card by their names, lines unfolded. */
const read = ( text: string ) =>
	new Map(
		text
			.replace( /\r\n[ \t]/g, '' )
			.split( '\r\n' )
			.filter( Boolean )
			.map( ( line ) => {
				const [ , name = '', value = '' ] =
					/^([^:]*):(.*)$/s.exec( line ) ?? [];
				return [ name, value ] as const;
			} )
	);

const escaped = ( text: string ) => text.replace( /[\\;,]/g, '\\$&' );

describe( 'the vCard', () => {
	it( 'is a file for address books, in the version that Outlook reads', async () => {
		const answer = await cardOf();
		expect( answer.status ).toBe( 200 );
		expect( answer.headers ).toMatchObject( {
			'content-type': 'text/vcard; charset=utf-8',
			'content-disposition': 'attachment; filename="zoe-vale-orsted.vcf"',
			'x-content-type-options': 'nosniff',
			'cache-control': 'private, no-cache',
		} );
		expect( Object.fromEntries( read( answer.text ) ) ).toMatchObject( {
			BEGIN: 'VCARD',
			VERSION: '3.0',
			N: 'Vale-Ørsted;Zoë;;;',
			FN: 'Zoë Vale-Ørsted',
			ORG: `${ escaped( nasty ) };Secret Lending`,
			TITLE: escaped( nasty.repeat( 3 ) ),
			'EMAIL;TYPE=INTERNET': kim.sent.email,
			'TEL;TYPE=WORK,VOICE': '+1 303 555 0100',
			'ADR;TYPE=WORK': ';Denver\\, HQ;;;;;',
			NOTE: 'NMLS #123456',
			'PHOTO;VALUE=uri': expect.stringMatching( /^https?:/ ),
			'URL;TYPE=linkedin': 'https://www.linkedin.com/in/kim,vale;x',
			END: 'VCARD',
		} );
		expect( ( await cardOf( 'version=3.0' ) ).text ).toBe( answer.text );
	} );

	it( 'is there in the newer version', async () => {
		const { text } = await cardOf( 'version=4.0' );
		expect( Object.fromEntries( read( text ) ) ).toMatchObject( {
			VERSION: '4.0',
			'EMAIL;TYPE=work': kim.sent.email,
			'SOCIALPROFILE;SERVICE-TYPE=linkedin':
				'https://www.linkedin.com/in/kim,vale;x',
		} );
	} );

	it.each( [ '', 'version=4.0' ] )(
		'has no line over 75 octets, and none that ends otherwise (%j)',
		async ( query ) => {
			const { text } = await cardOf( query );
			expect( text.endsWith( 'END:VCARD\r\n' ) ).toBe( true );
			expect( text.replaceAll( '\r\n', '' ) ).not.toMatch( /[\r\n]/ );
			const octets = text
				.split( '\r\n' )
				.map( ( line ) => Buffer.byteLength( line ) );
			expect( Math.max( ...octets ) ).toBeLessThanOrEqual( 75 );
			expect( text ).not.toContain( '\u{FFFD}' );
		}
	);

	it( 'is an ordinary answer of the REST API otherwise', async () => {
		const first = await cardOf();
		expect( first.headers.etag ).toMatch( /^W\/"[^"]+"$/ );
		const second = await as.manager.get( vcard( kim.profileId ), {
			headers: { 'If-None-Match': String( first.headers.etag ) },
		} );
		expect( [ second.status, second.text ] ).toEqual( [ 304, '' ] );
		const head = await as.manager.head( vcard( kim.profileId ) );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		expect( head.headers[ 'content-type' ] ).toBe(
			'text/vcard; charset=utf-8'
		);
		expect( ( await cardOf( '_fields=id' ) ).text ).toBe( first.text );
		const wrapped = ( await cardOf( '_envelope' ) ).body;
		expect( wrapped ).toMatchObject( { status: 200, body: first.text } );
	} );

	it.each( [
		'version=',
		'version=3',
		'version=2.1',
		'version[]=3.0',
		'x=1',
	] )( 'is refused with %s', async ( query ) => {
		expect( await cardOf( query ) ).toRefuse( 'rest_invalid_param' );
	} );

	it( 'is refused with an id of nobody', async () => {
		expect( await as.manager.get( vcard( 0 ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await as.manager.get( vcard( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );
} );

describe( 'who may have it', () => {
	it.each( seeAll )(
		'%s: everybody’s, department included',
		async ( name ) => {
			const { status, text } = await as[ name ].get(
				vcard( kim.profileId )
			);
			expect( status ).toBe( 200 );
			expect( text ).toContain( 'Secret Lending' );
			expect( await as[ name ].get( vcard( missing ) ) ).toRefuse(
				'rest_profile_not_found'
			);
		}
	);

	it.each( strangers )( '%s: nobody’s', async ( name ) => {
		const hidden = await as[ name ].get( vcard( kim.profileId ) );
		expect( hidden ).toRefuse( 'rest_forbidden' );
		expect( ( await as[ name ].get( vcard( missing ) ) ).text ).toBe(
			hidden.text
		);
	} );

	it( 'a partner: the own one', async () => {
		const own = await as.partner.get( vcard( partner.profileId ) );
		expect( own.status ).toBe( 200 );
		const other = await as.partner.get( vcard( colleague.profileId ) );
		expect( other ).toRefuse( 'rest_forbidden' );
		expect( ( await as.partner.get( vcard( missing ) ) ).text ).toBe(
			other.text
		);
	} );
} );
