import { describe, expect, it } from 'vitest';
import { updateCompanySchema } from '../../client/src/users/company-schemas';
import { COMPANY, company, type Person } from './company';
import { COMPANY_RECORD } from './company-record';
import { DEPARTMENTS, OFFICES } from './seats';
import { fold } from './words';

const people = [ ...company() ];
const staff = people.filter( ( { intranet } ) => intranet !== null );
const partners = people.filter( ( { intranet } ) => intranet === null );
const thousands = [ ...company( { people: 5_000 } ) ];

const count = ( values: readonly unknown[] ): number => new Set( values ).size;

function chain( person: Person, all: readonly Person[] ): Person[] {
	const up = all.find( ( { account } ) => account.login === person.manager );
	return up ? [ person, ...chain( up, all ) ] : [ person ];
}

describe( 'the company', () => {
	it( 'is the same at every call and another for another seed', () => {
		expect( [ ...company() ] ).toEqual( people );
		expect( [ ...company( { seed: 7 } ) ] ).not.toEqual( people );
	} );

	it( 'begins with the same people at every size', () => {
		expect( thousands.slice( 0, 120 ) ).toEqual( people );
		expect( [ ...company( { people: 33 } ) ] ).toEqual(
			people.slice( 0, 33 )
		);
	} );

	it( 'has 120 people, 15 of them partners, in 8 departments and 4 offices', () => {
		expect( people ).toHaveLength( 120 );
		expect( partners ).toHaveLength( 15 );
		expect(
			new Set( staff.map( ( p ) => p.profile.meta.svc_department ) )
		).toEqual( new Set( DEPARTMENTS ) );
		expect(
			new Set( staff.map( ( p ) => p.intranet?.office_location ) )
		).toEqual( new Set( OFFICES ) );
	} );

	it( 'has every role, in the same proportions at any size', () => {
		const share = ( all: readonly Person[], role: string ) =>
			all.filter( ( { profile } ) => profile.role === role ).length /
			all.length;
		for ( const role of [
			'loan_officer',
			'realtor_partner',
			'staff',
			'leadership',
			'assistant',
		] ) {
			expect( share( people, role ) ).toBeGreaterThan( 0.05 );
			expect( share( thousands, role ) ).toBeCloseTo(
				share( people, role ),
				2
			);
		}
	} );
} );

describe( 'the hierarchy', () => {
	it.each( [
		[ '120', people ],
		[ '5,000', thousands ],
	] )( 'of %s has one top and names managers first', ( _, all ) => {
		const seen = new Set< string >();
		for ( const { account, manager } of all ) {
			expect( manager === null || seen.has( manager ) ).toBe( true );
			seen.add( account.login );
		}
		const tops = all.filter(
			( { manager, intranet } ) => intranet !== null && manager === null
		);
		expect( tops.map( ( p ) => p.profile.job_title ) ).toEqual( [
			'Chief Executive Officer',
		] );
	} );

	it( 'has managers on five levels, a Priya and a Dana among them', () => {
		const bosses = people.filter( ( { account } ) =>
			people.some( ( { manager } ) => manager === account.login )
		);
		const levels = bosses.map( ( boss ) => chain( boss, people ).length );
		expect( Math.max( ...levels ) ).toBe( 5 );
		expect( new Set( levels ) ).toEqual( new Set( [ 1, 2, 3, 4, 5 ] ) );
		const names = bosses.map( ( { profile } ) => profile.first_name );
		expect( names ).toEqual(
			expect.arrayContaining( [ 'Priya', 'Dana' ] )
		);
	} );

	it( 'leaves partners out', () => {
		for ( const { account, manager, profile } of partners ) {
			expect( manager ).toBeNull();
			expect( profile.role ).toBe( 'realtor_partner' );
			expect( profile.company ).not.toBe( COMPANY );
			expect( profile.company ).not.toBe( '' );
			expect(
				people.filter( ( p ) => p.manager === account.login )
			).toEqual( [] );
		}
	} );
} );

describe( 'a person', () => {
	it( 'has a login, e-mail and extension of their own', () => {
		for ( const key of [ 'login', 'email' ] as const ) {
			expect( count( thousands.map( ( p ) => p.account[ key ] ) ) ).toBe(
				5_000
			);
		}
		const inside = thousands.flatMap( ( p ) => p.intranet ?? [] );
		expect( count( inside.map( ( i ) => i.extension ) ) ).toBe(
			inside.length
		);
		for ( const { account, profile } of thousands ) {
			expect( account.login ).toMatch( /^[a-z]+\.[a-z]+\d*$/ );
			expect( account.login.length ).toBeLessThanOrEqual( 50 );
			expect( profile.email ).toMatch(
				/^[a-z0-9.]+@[a-z0-9]+\.example$/
			);
			expect( profile.email.length ).toBeLessThanOrEqual( 100 );
		}
	} );

	it( 'has an NMLS number of their own where one is due', () => {
		const numbers = thousands
			.map( ( { profile } ) => profile.nmls_id )
			.filter( Boolean );
		expect( count( numbers ) ).toBe( numbers.length );
		for ( const { profile } of thousands ) {
			expect( profile.nmls_id ).toMatch(
				profile.role === 'loan_officer' ? /^\d{7}$/ : /^(\d{7})?$/
			);
		}
	} );

	it( 'has a name that stays theirs without accents and case', () => {
		const folded = people.map( ( { profile } ) =>
			fold( `${ profile.first_name }${ profile.last_name }` )
		);
		expect( count( folded ) ).toBe( 120 );
		const names = people.map( ( p ) => p.account.display_name ).join( ' ' );
		for ( const script of [
			/\p{scx=Cyrl}/u,
			/\p{scx=Hani}/u,
			/\p{scx=Arab}/u,
		] ) {
			expect( names ).toMatch( script );
		}
		expect( names ).toMatch( /[’']/ );
		expect( names ).toMatch( /\p{L}-\p{L}/u );
		expect( names.normalize( 'NFD' ) ).toMatch( /\p{M}/u );
	} );

	it( 'obeys the limits of the contract', () => {
		for ( const { profile, intranet } of thousands ) {
			for ( const name of [ profile.first_name, profile.last_name ] ) {
				expect( [ ...name ].length ).toBeGreaterThan( 0 );
				expect( [ ...name ].length ).toBeLessThanOrEqual( 100 );
				expect( name ).toBe( name.normalize( 'NFC' ).trim() );
			}
			expect( profile.job_title.length ).toBeLessThanOrEqual( 150 );
			expect( profile.company.length ).toBeLessThanOrEqual( 150 );
			expect( profile.bio.length ).toBeLessThanOrEqual( 10_000 );
			expect( profile.phone ).toMatch( /^[\d ()+.x-]{0,40}$/ );
			expect( profile.phone ).toMatch( /^$|555.01\d\d/ );
			for ( const url of Object.values( profile.social ) ) {
				expect( new URL( url ).hostname ).toMatch( /\.example$/ );
			}
			const start = intranet?.start_date ?? '2020-01-01';
			expect( new Date( start ).toISOString().slice( 0, 10 ) ).toBe(
				start
			);
			const skills = intranet?.skills ?? [];
			expect( count( skills ) ).toBe( skills.length );
			expect( skills.length ).toBeLessThanOrEqual( 50 );
			expect( skills.every( ( skill ) => skill.length <= 60 ) ).toBe(
				true
			);
		}
	} );

	it( 'tells something of themselves, not always the same', () => {
		const bios = people
			.map( ( { profile } ) => profile.bio )
			.filter( Boolean );
		expect( count( bios ) ).toBe( bios.length );
		expect( bios.length ).toBeLessThan( 120 );
		for ( const markup of [ '<strong>', '<em>', '<a href=' ] ) {
			expect( bios.some( ( bio ) => bio.includes( markup ) ) ).toBe(
				true
			);
		}
		const skills = people.flatMap( ( p ) => p.intranet?.skills ?? [] );
		expect( skills ).toEqual(
			expect.arrayContaining( [ 'VA loans', 'FHA', 'jumbo', 'Spanish' ] )
		);
	} );
} );

describe( 'the company record', () => {
	it( 'obeys the limits of the contract and is of the same company', () => {
		expect( updateCompanySchema.parse( COMPANY_RECORD ) ).toEqual(
			COMPANY_RECORD
		);
		expect( COMPANY_RECORD.name ).toBe( COMPANY );
		expect( new URL( COMPANY_RECORD.url ).hostname ).toMatch(
			/\.example$/
		);
	} );
} );
