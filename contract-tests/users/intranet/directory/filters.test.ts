// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../support/control';
import { newMark, people, type Person } from '../../../support/people';
import { directory, missing } from '../../../support/paths';
import { as, full } from '../../../support/world';
import { department, found, mark, office, read, trio } from './trio';

let ana: Person;
let bo: Person;
let cy: Person;
let partner: Person;
beforeAll( async () => {
	( { ana, bo, cy, partner } = await trio() );
} );

describe( 'a filter', () => {
	const cases: [ string, object, () => number[] ][] = [
		[ 'a department', { department }, () => [ bo.id, ana.id ] ],
		[
			'a department in other letters',
			{ department: `FINANCE ${ mark.toUpperCase() } ` },
			() => [ bo.id, ana.id ],
		],
		[ 'part of a department', { department: 'Finance' }, () => [] ],
		[ 'a role', { role: 'staff' }, () => [ bo.id, cy.id ] ],
		[
			'the role that nobody here has',
			{ role: 'realtor_partner' },
			() => [],
		],
		[ 'an office', { office: `denver ${ mark }` }, () => [ ana.id ] ],
		[
			'nothing at all',
			{ department: '', office: '' },
			() => [ bo.id, cy.id, ana.id ],
		],
		[ 'no manager', { without: 'manager' }, () => [ cy.id, ana.id ] ],
		[ 'no department', { without: 'department' }, () => [ cy.id ] ],
		[ 'no photo', { without: 'photo' }, () => [ bo.id, cy.id, ana.id ] ],
		[
			'several things at once',
			{ department, role: 'leadership', office, without: 'manager' },
			() => [ ana.id ],
		],
	];
	it.each( cases )( 'by %s', async ( _name, filter, expected ) => {
		expect( await found( filter ) ).toEqual( expected() );
	} );

	it( 'by a manager', async () => {
		expect( await found( { manager: ana.id } ) ).toEqual( [ bo.id ] );
		for ( const nobody of [ bo.id, partner.id, missing ] ) {
			expect( await found( { manager: nobody } ) ).toEqual( [] );
		}
	} );

	it( 'is the same without a search', async () => {
		for ( const [ filter, expected ] of [
			[ { department }, [ bo.id, ana.id ] ],
			[ { office }, [ ana.id ] ],
			[ { manager: ana.id }, [ bo.id ] ],
			[ { department, orderby: 'first_name' }, [ ana.id, bo.id ] ],
			[ { department, orderby: 'department' }, [ bo.id, ana.id ] ],
			[ { department, role: 'leadership' }, [ ana.id ] ],
			[ { department, without: 'manager' }, [ ana.id ] ],
		] as [ object, number[] ][] ) {
			const { data, total } = await read( { search: '', ...filter } );
			expect( data.map( ( { id } ) => id ) ).toEqual( expected );
			expect( total ).toBe( expected.length );
		}
	} );

	it( 'takes a manager who is no person any more for none', async () => {
		const other = newMark();
		const [ boss ] = await people( {} );
		const [ low ] = await people( { last_name: other } );
		const here = async ( filter: object ) =>
			await found( { search: other, ...filter } );
		await control.setUserMeta(
			low!.id,
			'svc_intranet_reports_to',
			boss!.id
		);
		expect( await here( { without: 'manager' } ) ).toEqual( [] );
		expect( await here( { manager: boss!.id } ) ).toEqual( [ low!.id ] );
		for ( const nobody of [ partner.id, missing, low!.id ] ) {
			await control.setUserMeta(
				low!.id,
				'svc_intranet_reports_to',
				nobody
			);
			expect( await here( { without: 'manager' } ) ).toEqual( [
				low!.id,
			] );
			expect( await here( { manager: nobody } ) ).toEqual( [] );
		}
	} );
} );

describe( 'a parameter', () => {
	it.each(
		[
			[ 'page', '0' ],
			[ 'page', '1e1' ],
			[ 'page', '100001' ],
			[ 'per_page', '101' ],
			[ 'per_page', '' ],
			[ 'orderby', 'email' ],
			[ 'orderby', '(select sleep(3))' ],
			[ 'order', 'up' ],
			[ 'role', 'boss' ],
			[ 'without', 'name' ],
			[ 'manager', '0' ],
			[ 'manager', 'me' ],
			[ 'search', 'x'.repeat( 101 ) ],
			[ 'search', 'a b c d e f g h i j k' ],
			[ 'department', 'x'.repeat( 101 ) ],
			[ 'office', 'a\u0000b' ],
			[ 'context', 'edit' ],
		].slice( 0, full ? undefined : 3 )
	)( '%s=%j is refused', async ( name, value ) => {
		expect(
			await as.person.get( directory, { query: { [ name ]: value } } )
		).toRefuse( 'rest_invalid_param', [ name ] );
	} );

	it.each( [ 'search', 'department', 'manager', 'orderby' ] )(
		'%s[] is refused',
		async ( name ) => {
			expect(
				await as.person.get( directory, { query: `${ name }[]=a` } )
			).toRefuse( 'rest_invalid_param', [ name ] );
		}
	);

	it.each(
		[ '%', '_', '\\', "' or 1=1-- ", '<b>', '😀', '0', '"' ].slice(
			0,
			full ? undefined : 2
		)
	)( '%s is looked for as it stands', async ( text ) => {
		for ( const name of [ 'search', 'department', 'office' ] ) {
			expect(
				await found( { [ name ]: `${ text }${ mark }x` } )
			).toEqual( [] );
		}
	} );
} );
