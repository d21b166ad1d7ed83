// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type {
	ProfileList,
	ProfileListItem,
} from '../../../client/src/users/profile-schemas';
import { profileOrders } from '../../../client/src/users/vocabulary';
import { newMark, people } from '../../support/people';
import { profiles } from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
const at = ( name: string ) => `${ name }@${ mark }.example.com`;

/** Each person with the rank under every sort; equal ranks are ordered by id. */
const company = [
	{
		last_name: 'Adams',
		first_name: 'Zoe',
		email: at( 'c' ),
		role: 'staff',
		job_title: '',
	},
	{
		last_name: 'Élan',
		first_name: 'ana',
		email: at( 'B' ),
		role: 'loan_officer',
		job_title: 'clerk',
		meta: { svc_department: 'Légal' },
	},
	{
		last_name: 'elan',
		first_name: 'Ána',
		email: at( 'a' ),
		role: 'staff',
		job_title: 'Agent',
		meta: { svc_department: 'lending' },
	},
	{
		last_name: 'Elan',
		first_name: 'Bo',
		email: at( 'd' ),
		role: 'assistant',
		job_title: 'Clerk',
	},
	{
		last_name: 'Łem',
		first_name: 'Bo',
		email: at( 'e' ),
		role: 'leadership',
		job_title: 'Ägent',
	},
	{
		last_name: 'zed',
		first_name: 'bo',
		email: at( 'f' ),
		role: 'staff',
		job_title: '',
	},
	{
		last_name: 'Zed',
		first_name: '0',
		email: at( 'g' ),
		role: 'staff',
		job_title: 'X',
		meta: { svc_department: 'legal' },
	},
];

beforeAll( () => people( ...company ) );

const list = async ( query: Record< string, string | number > ) => {
	const answer = await as.manager.get( profiles, {
		query: { search: mark, context: 'edit', ...query },
	} );
	expect( answer ).toAnswer( 'listProfiles' );
	return answer.body as ProfileList;
};

const folded = ( text: string ) =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Mn}/gu, '' )
		.toLowerCase()
		.replace( 'ł', 'l' );

type Sort = ( typeof profileOrders )[ number ];

const keyOf = ( item: ProfileListItem, orderby: Sort ) => {
	const value = item[ orderby ] ?? '';
	return typeof value === 'number' ? value : folded( value );
};

/** Equal people are ordered by name, if the sort is about people, and finally by id. */
const ties: Partial< Record< Sort, Sort[] > > = {
	last_name: [ 'first_name' ],
	first_name: [ 'last_name' ],
	role: [ 'last_name', 'first_name' ],
	department: [ 'last_name', 'first_name' ],
};

const keysOf = ( item: ProfileListItem, orderby: Sort ) =>
	[ orderby, ...( ties[ orderby ] ?? [] ), 'id' as const ].map( ( sort ) =>
		keyOf( item, sort )
	);

const compare = (
	a: ( string | number )[],
	b: ( string | number )[]
): number => {
	const differs = a.findIndex( ( key, index ) => key !== b[ index ] );
	return differs < 0 ? 0 : ascending( a[ differs ]!, b[ differs ]! );
};

const ascending = ( a: string | number, b: string | number ) =>
	Number( a > b ) - Number( a < b );

describe( 'the order of the list', () => {
	it( 'is by last name, without case and accents, where nothing is said', async () => {
		const { data } = await list( {} );
		expect( data.map( ( item ) => folded( item.last_name ) ) ).toEqual( [
			'adams',
			'elan',
			'elan',
			'elan',
			'lem',
			'zed',
			'zed',
		] );
	} );

	it.each( profileOrders )(
		'follows %s, and id among equals',
		async ( orderby ) => {
			const { data } = await list( { orderby, per_page: 100 } );
			const keys = data.map( ( item ) => keysOf( item, orderby ) );
			expect( keys ).toEqual( [ ...keys ].sort( compare ) );
			expect( keys ).toHaveLength( company.length );
		}
	);

	it.each( full ? profileOrders : [ 'last_name' as const ] )(
		'may be turned round for %s',
		async ( orderby ) => {
			const { data } = await list( {
				orderby,
				order: 'desc',
				per_page: 100,
			} );
			const keys = data.map( ( item ) => keyOf( item, orderby ) );
			expect( keys ).toEqual( [ ...keys ].sort( ascending ).reverse() );
			expect( keys ).toHaveLength( company.length );
		}
	);
} );

describe.each( full ? [ 1, 2, 3, 7, 100 ] : [ 3 ] )(
	'pages of %i',
	( perPage ) => {
		it.each( full ? profileOrders : [ 'job_title' as const ] )(
			'by %s are the whole list without overlap',
			async ( orderby ) => {
				const whole = await list( { orderby, per_page: 100 } );
				const pages = Math.ceil( company.length / perPage );
				const parts = [];
				for ( let page = 1; page <= pages; page++ ) {
					parts.push(
						( await list( { orderby, per_page: perPage, page } ) )
							.data
					);
				}
				expect( parts.flat() ).toEqual( whole.data );
			}
		);
	}
);
