import { beforeAll, describe, expect, it } from 'vitest';
import type {
	DirectoryFacets,
	DirectoryList,
} from '../../../../client/src/users/intranet/directory-schemas';
import { control } from '../../../support/control';
import { newMark, people, stateOf, type Person } from '../../../support/people';
import { directory, facets, intranetProfile } from '../../../support/paths';
import { as, full, world } from '../../../support/world';

const mark = newMark();
const boss = world.callers.colleague.userId;

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
} );

const key = ( field: string ) => `svc_intranet_${ field }`;
const read = async ( userId = kim.id ) =>
	( await as.person.get( intranetProfile( userId ) ) ).body as Record<
		string,
		unknown
	>;
const item = async () => {
	const { body } = await as.person.get( directory, {
		query: { search: mark },
	} );
	return ( body as DirectoryList ).data.find( ( { id } ) => id === kim.id );
};
const found = async ( query: object ) => {
	const answer = await as.person.get( directory, { query: { ...query } } );
	expect( answer ).toAnswer( 'searchDirectory' );
	return ( answer.body as DirectoryList ).data.map( ( { id } ) => id );
};
const offices = async () =>
	(
		( await as.person.get( facets, { query: { search: mark } } ) )
			.body as DirectoryFacets
	 ).offices.map( ( { value, count } ) => [ value, count ] );

describe( 'what WordPress writes', () => {
	it( 'as department shows everywhere at once', async () => {
		const name = `Closing ${ mark }`;
		await control.setUserMeta( kim.id, key( 'department' ), name );
		expect( await read() ).toMatchObject( { department: name } );
		expect( await item() ).toMatchObject( { department: name } );
		expect( await found( { department: name } ) ).toEqual( [ kim.id ] );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			meta: { svc_department: name },
		} );
		await control.clearUserMeta( kim.id, key( 'department' ) );
		expect( await found( { department: name } ) ).toEqual( [] );
		expect( await read() ).toMatchObject( { department: '' } );
	} );

	it( 'as manager shows everywhere at once', async () => {
		await control.setUserMeta( kim.id, key( 'reports_to' ), boss );
		expect( await read() ).toMatchObject( { reports_to: boss } );
		expect( await found( { manager: boss, search: mark } ) ).toEqual( [
			kim.id,
		] );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: boss },
		} );
		await control.clearUserMeta( kim.id, key( 'reports_to' ) );
		expect( await found( { without: 'manager', search: mark } ) ).toEqual( [
			kim.id,
		] );
	} );

	it( 'as office shows everywhere at once', async () => {
		const office = `Dénver ${ mark }`;
		await control.setUserMeta( kim.id, key( 'office_location' ), office );
		expect( await read() ).toMatchObject( { office_location: office } );
		expect( await item() ).toMatchObject( { office_location: office } );
		expect( await found( { office: `denver ${ mark }` } ) ).toEqual( [
			kim.id,
		] );
		expect( await offices() ).toEqual( [ [ office, 1 ] ] );
		await control.clearUserMeta( kim.id, key( 'office_location' ) );
		expect( await offices() ).toEqual( [] );
		expect( await item() ).toMatchObject( { office_location: '' } );
	} );

	it( 'as extension shows in profile and directory at once', async () => {
		await control.setUserMeta( kim.id, key( 'extension' ), '204' );
		expect( await read() ).toMatchObject( { extension: '204' } );
		expect( await item() ).toMatchObject( { extension: '204' } );
		await control.clearUserMeta( kim.id, key( 'extension' ) );
		expect( await item() ).toMatchObject( { extension: '' } );
	} );

	it( 'as first day puts people in order at once', async () => {
		const [ lee ] = await people( {
			last_name: `z${ mark }`,
		} );
		const inOrder = () => found( { search: mark, orderby: 'start_date' } );
		await control.setUserMeta( kim.id, key( 'start_date' ), '2021-06-30' );
		await control.setUserMeta( lee!.id, key( 'start_date' ), '2020-06-30' );
		expect( await read() ).toMatchObject( { start_date: '2021-06-30' } );
		expect( await inOrder() ).toEqual( [ lee!.id, kim.id ] );
		await control.clearUserMeta( kim.id, key( 'start_date' ) );
		expect( await inOrder() ).toEqual( [ kim.id, lee!.id ] );
		expect( await read() ).toMatchObject( { start_date: null } );
	} );

	it( 'as biography and skills shows at once, with the line ends of a form', async () => {
		await control.setUserMeta( kim.id, key( 'bio' ), 'One\r\nTwo \\ "' );
		await control.setUserMeta( kim.id, key( 'skills' ), [ 'a', '0' ] );
		expect( await read() ).toMatchObject( {
			bio: 'One\nTwo \\ "',
			skills: [ 'a', '0' ],
		} );
		await control.clearUserMeta( kim.id, key( 'bio' ) );
		await control.clearUserMeta( kim.id, key( 'skills' ) );
		expect( await read() ).toMatchObject( { bio: '', skills: [] } );
	} );

	const nonsense: [ string, unknown[], unknown ][] = [
		[ 'department', [ [ 'a' ], { a: 1 }, 'a\nb', 'x'.repeat( 101 ) ], '' ],
		[ 'reports_to', [ 'x', -1, '1.5', [ 1 ], '0', true ], null ],
		[ 'office_location', [ [ 'a' ], 'a\u0007b', 'x'.repeat( 101 ) ], '' ],
		[ 'extension', [ [ 1 ], '12/3', '1'.repeat( 21 ) ], '' ],
		[
			'start_date',
			[ [ 1 ], '31.1.2020', '2023-02-29', 'O:8:"stdClass":0:{}' ],
			null,
		],
		[ 'bio', [ [ 'a' ], 'x'.repeat( 10001 ), 'a\u0000b' ], '' ],
		[
			'skills',
			[ 'PHP', [ 'a', 'a' ], [ 1 ], { a: 'b' }, [ '' ], [ [ 'a' ] ] ],
			[],
		],
	];
	it.runIf( full ).each( nonsense )(
		'as %s reads as empty where it is no valid value',
		async ( field, values, empty ) => {
			for ( const value of values ) {
				await control.setUserMeta( kim.id, key( field ), value );
				const answer = await as.person.get( intranetProfile( kim.id ) );
				expect( answer ).toAnswer( 'getIntranetProfile' );
				expect( answer.body ).toMatchObject( { [ field ]: empty } );
				expect( await item() ).toBeDefined();
			}
			await control.clearUserMeta( kim.id, key( field ) );
		}
	);

	it( 'by the id of the meta, doubled, renamed, or for everybody, shows too', async () => {
		const field = key( 'office_location' );
		const deal = control.dealWithUserMeta;
		const office = async () => ( await read() ).office_location;

		await deal( kim.id, field, 'add', { value: `One ${ mark }` } );
		await deal( kim.id, field, 'add', { value: `Two ${ mark }` } );
		expect( await office() ).toBe( `One ${ mark }` );
		expect( await offices() ).toEqual( [ [ `One ${ mark }`, 1 ] ] );

		await deal( kim.id, field, 'delete by id' );
		expect( await offices() ).toEqual( [ [ `Two ${ mark }`, 1 ] ] );

		await deal( kim.id, field, 'update by id', {
			value: `Three ${ mark }`,
		} );
		expect( await offices() ).toEqual( [ [ `Three ${ mark }`, 1 ] ] );

		await deal( kim.id, field, 'rename', {
			value: 'Four',
			to: 'svc_test_elsewhere',
		} );
		expect( await offices() ).toEqual( [] );
		expect( await office() ).toBe( '' );
		await deal( kim.id, 'svc_test_elsewhere', 'rename', {
			value: `Five ${ mark }`,
			to: field,
		} );
		expect( await offices() ).toEqual( [ [ `Five ${ mark }`, 1 ] ] );

		// To MySQL it is the same key, to SQLite another one.
		await control.setUserMeta(
			kim.id,
			field.toUpperCase(),
			`Six ${ mark }`
		);
		const { values } = await control.userMeta( kim.id, field );
		expect( await offices() ).toEqual( [ [ values[ 0 ], 1 ] ] );

		await control.setUserMeta( kim.id, field, `Five ${ mark }` );
		await deal( boss, field, "delete everybody's", {
			value: `Five ${ mark }`,
		} );
		expect( await offices() ).toEqual( [] );
	} );
} );
