// @module-tag trials
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	directoryFacetsQuerySchema,
	searchDirectoryQuerySchema,
} from '../../../client/src/users/intranet/directory-schemas';
import { updateIntranetProfileSchema } from '../../../client/src/users/intranet/intranet-profile-schemas';
import {
	directoryOrders,
	lacks,
	roles,
} from '../../../client/src/users/vocabulary';
import { control } from '../../support/control';
import type { Seen } from '../../support/http';
import { people, type Person } from '../../support/people';
import {
	directReports,
	directory,
	facets,
	intranetProfile,
} from '../../support/paths';
import { as, full, rounds } from '../../support/world';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const bounded = { seed: 20261121, numRuns: rounds( 100 ) };

const isOrdinary = ( answer: Seen ) => {
	expect( answer.status, answer.text ).toBeLessThan( 500 );
	expect(
		answer.body,
		`JSON: ${ answer.asked } ${ answer.text }`
	).toBeDefined();
};

const word = fc.oneof(
	fc.constantFrom(
		'1',
		'0',
		'-1',
		'photo',
		'staff',
		'title',
		'',
		'%',
		'\\',
		"' or 1=1-- ",
		'(select sleep(3))',
		'\u0000',
		'[]'
	),
	fc.string( { unit: 'binary', maxLength: 20 } ),
	fc.integer().map( String )
);
const query = fc
	.array(
		fc.tuple(
			fc.constantFrom(
				...Object.keys( searchDirectoryQuerySchema.shape ),
				'context',
				'_fields',
				'id'
			),
			fc.constantFrom( '', '', '[]', '[a]' ),
			word
		),
		{ maxLength: 5 }
	)
	.map( ( all ) =>
		all
			.map(
				( [ name, kind, value ] ) =>
					`${ name }${ kind }=${ encodeURIComponent( value ) }`
			)
			.join( '&' )
	);

const short = fc.string( { unit: 'grapheme', maxLength: 20 } );
const filters = {
	search: short,
	department: short,
	role: fc.constantFrom( ...roles ),
	office: short,
	manager: fc.integer( { min: 1 } ),
	without: fc.constantFrom( ...lacks ),
};
const isShort = ( { search = '' }: { search?: string } ) =>
	search.split( /\s+/ ).length <= 10;

const body = fc.dictionary(
	fc.oneof(
		fc.constantFrom( ...Object.keys( updateIntranetProfileSchema.shape ) ),
		fc.string( { maxLength: 10 } )
	),
	fc.jsonValue( { maxDepth: 3 } ),
	{ maxKeys: 6 }
);

const plausible = fc.record(
	{
		department: fc.option( short ),
		reports_to: fc.constant( null ),
		office_location: fc.option( short ),
		extension: fc.option( fc.stringMatching( /^[0-9a-z #*+./-]{0,22}$/ ) ),
		start_date: fc.option(
			fc.stringMatching( /^20[0-9][0-9]-[01][0-9]-[0-3][0-9]$|^$/ )
		),
		bio: fc.option( fc.string( { unit: 'grapheme', maxLength: 40 } ) ),
		skills: fc.option( fc.array( short, { maxLength: 5 } ) ),
	},
	{ requiredKeys: [] }
);

const put = ( change: object ) =>
	as.manager.put( intranetProfile( kim.id ), change );
const isWhole = async () =>
	expect( await as.manager.get( intranetProfile( kim.id ) ) ).toAnswer(
		'getIntranetProfile'
	);

describe.runIf( full )( 'whatever is sent', () => {
	it.each( [
		[ 'the directory', () => directory ],
		[ 'the facets', () => facets ],
		[ 'the direct reports', () => directReports( kim.id ) ],
	] )( 'as the query of %s has an ordinary answer', async ( _name, path ) => {
		await fc.assert(
			fc.asyncProperty( query, async ( text ) => {
				isOrdinary( await as.person.get( path(), { query: text } ) );
			} ),
			bounded
		);
	} );

	it( 'as the query of directory or facets is refused for nothing that Zod accepts', async () => {
		const good = fc.record(
			{
				...filters,
				page: fc.integer( { min: 1, max: 100_000 } ),
				per_page: fc.integer( { min: 1, max: 100 } ),
				orderby: fc.constantFrom( ...directoryOrders ),
				order: fc.constantFrom( 'asc', 'desc' ),
			},
			{ requiredKeys: [] }
		);
		await fc.assert(
			fc.asyncProperty(
				good.filter(
					( one ) =>
						isShort( one ) &&
						searchDirectoryQuerySchema.safeParse( one ).success
				),
				async ( one ) => {
					expect(
						await as.person.get( directory, { query: one } )
					).toAnswer( 'searchDirectory' );
				}
			),
			bounded
		);
		await fc.assert(
			fc.asyncProperty(
				fc
					.record( filters, { requiredKeys: [] } )
					.filter(
						( one ) =>
							isShort( one ) &&
							directoryFacetsQuerySchema.safeParse( one ).success
					),
				async ( one ) => {
					expect(
						await as.person.get( facets, { query: one } )
					).toAnswer( 'getDirectoryFacets' );
				}
			),
			bounded
		);
	} );

	it( 'as a path has an ordinary answer', async () => {
		// NUL does not get past nginx.
		const part = fc
			.string( { unit: 'binary', minLength: 1, maxLength: 12 } )
			.filter( ( text ) => ! text.includes( '\0' ) )
			.map( encodeURIComponent );
		await fc.assert(
			fc.asyncProperty( part, async ( id ) => {
				isOrdinary( await as.person.get( intranetProfile( id ) ) );
				isOrdinary( await as.person.get( directReports( id ) ) );
			} ),
			{ ...bounded, numRuns: rounds( 40 ) }
		);
	} );

	it( 'as a body has an ordinary answer, and is accepted where Zod accepts it', async () => {
		await fc.assert(
			fc.asyncProperty( body, async ( one ) => {
				isOrdinary( await put( one ) );
				await isWhole();
			} ),
			bounded
		);
		await fc.assert(
			fc.asyncProperty( plausible, async ( one ) => {
				const answer = await put( one );
				if ( updateIntranetProfileSchema.safeParse( one ).success ) {
					expect( answer, JSON.stringify( one ) ).toAnswer(
						'updateIntranetProfile'
					);
				} else {
					expect( answer, JSON.stringify( one ) ).toRefuse(
						'rest_invalid_param'
					);
				}
			} ),
			{ ...bounded, numRuns: rounds( 200 ) }
		);
	} );

	it( 'as raw bytes is refused', async () => {
		const bytes = fc
			.uint8Array( { minLength: 1, maxLength: 60 } )
			.map( ( raw ) => Buffer.from( raw ) );
		await fc.assert(
			fc.asyncProperty( bytes, async ( raw ) => {
				const headers = { 'Content-Type': 'application/json' };
				const answer = await as.manager.send(
					'PUT',
					intranetProfile( kim.id ),
					{ raw, headers }
				);
				expect( answer.status ).toBe( 400 );
			} ),
			{ ...bounded, numRuns: rounds( 40 ) }
		);
	} );

	it( 'by WordPress as user meta leaves every answer whole', async () => {
		const keys = fc.constantFrom(
			'department',
			'reports_to',
			'office_location',
			'extension',
			'start_date',
			'bio',
			'skills'
		);
		await fc.assert(
			fc.asyncProperty(
				keys,
				fc.jsonValue( { maxDepth: 3 } ),
				async ( field, value ) => {
					await control.setUserMeta(
						kim.id,
						`svc_intranet_${ field }`,
						value
					);
					await isWhole();
					expect(
						await as.person.get( directory, {
							query: 'per_page=1',
						} )
					).toAnswer( 'searchDirectory' );
				}
			),
			{ ...bounded, numRuns: rounds( 60 ) }
		);
	} );
} );
