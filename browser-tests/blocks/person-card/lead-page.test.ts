import { describe, expect, it } from 'vitest';
import { people, type Person } from '../../../contract-tests/support/people';
import { block } from '../../support/page-with';
import { postWith, sent } from '../../support/pages';
import { anOfficer, leadPage } from '../lead-form/lead-page';

/** Every field, and the words that must stay out of the page. */
const secret = {
	company: 'Secret Company',
	bio: 'A secret story.',
	social: { linkedin: 'https://www.linkedin.com/in/secret' },
};

const all = [
	...[ 'photo', 'title', 'role', 'company', 'nmls', 'email' ],
	...[ 'phone', 'social', 'bio', 'vcard' ],
];

const card = ( person: string ) =>
	block( 'svc/person-card', { person, fields: all } );

const cardsOf = ( text: string ) =>
	text.match(
		/<div [^>]*class="[^"]*svc-person .*?<\/script>\s*<\/div>/gs
	) ?? [];

const aPartner = async (): Promise< Person > =>
	(
		await people( {
			...secret,
			first_name: 'Pat',
			last_name: 'Partner',
			role: 'realtor_partner',
			phone: '+1 303 555 0199',
		} )
	)[ 0 ]!;

const co_marketing = {
	partner_percent: 50,
	monthly_cost: '250.00',
	note: '',
};

describe( 'a card of a lead page', () => {
	it( 'shows visitors its owner and its partner, whose roles they do not see, and nothing else of them', async () => {
		const owner = await anOfficer( secret );
		const partner = await aPartner();
		const { path } = await leadPage( {
			owner,
			blocks: card( 'owner' ) + card( 'partner' ),
			page: { partner_user_id: partner.id, co_marketing },
		} );
		const { text } = await sent( path );
		const [ ofOwner = '', ofPartner = '' ] = cardsOf( text );
		for ( const shown of [
			'Ana Ruiz',
			'Senior Loan Officer',
			'NMLS #123456',
			'303 555 0100',
			'mailto:',
		] ) {
			expect( ofOwner ).toContain( shown );
		}
		expect( ofPartner ).toContain( 'Pat Partner' );
		expect( ofPartner ).toContain( '303 555 0199' );
		expect( text ).not.toMatch( /secret/i );
		expect( text ).not.toContain( '/vcard' );
	} );

	it( 'names another owner on a duplicate, without editing', async () => {
		const blocks = card( 'owner' ) + card( 'partner' );
		await leadPage( { blocks } );
		const bo = await anOfficer( { first_name: 'Bo', last_name: 'Vale' } );
		const { path } = await leadPage( { owner: bo, blocks } );
		const cards = cardsOf( ( await sent( path ) ).text );
		expect( cards ).toHaveLength( 1 );
		expect( cards[ 0 ] ).toContain( 'Bo Vale' );
	} );

	it( 'shows nobody on other pages, and on no draft', async () => {
		const { path } = await postWith( card( 'owner' ) );
		expect( cardsOf( ( await sent( path ) ).text ) ).toEqual( [] );
		const draft = await leadPage( {
			blocks: card( 'owner' ),
			page: { status: 'draft' },
		} );
		const { text } = await sent(
			`/?post_type=svc_lead_page&p=${ draft.id }&preview=true`
		);
		expect( cardsOf( text ) ).toEqual( [] );
		expect( text ).not.toContain( '303 555 0100' );
		const { text: own } = await sent(
			`/?post_type=svc_lead_page&p=${ draft.id }&preview=true`,
			{ as: draft.owner }
		);
		expect( cardsOf( own )[ 0 ] ).toContain( 'Ana Ruiz' );
	} );
} );
