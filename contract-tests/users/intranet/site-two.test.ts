import { beforeAll, describe, expect, it } from 'vitest';
import type { Extras } from '../../support/api';
import { newMark, people, type Person } from '../../support/people';
import {
	departments,
	directReports,
	directory,
	facets,
	intranetProfile,
} from '../../support/paths';
import { host, isOnTwo, siteTwo } from '../../support/site';
import { as, full, world, type CallerName } from '../../support/world';

const onTwo: Extras = { place: siteTwo };
const mark = newMark();

let boss: Person;
let kim: Person;
beforeAll( async () => {
	[ boss ] = ( await people( {} ) ) as [ Person ];
	[ kim ] = ( await people( {
		last_name: mark,
		meta: { svc_department: mark, svc_reports_to: boss.id },
	} ) ) as [ Person ];
} );

const reads = (): [ string, Extras ][] => [
	[ directory, { query: { search: mark } } ],
	[ facets, { query: { search: mark } } ],
	[ departments, {} ],
	[ directReports( boss.id ), {} ],
	[ intranetProfile( kim.id ), {} ],
];

const strangers = (
	[
		'anonymous',
		'person',
		'viewer',
		'administrator',
		'nowhere',
		'spammer',
		'neighbour',
	] satisfies CallerName[]
 ).filter( ( name ) => name in world.callers );

describe.runIf( full && host.network && ! isOnTwo )(
	'on the second site of a network',
	() => {
		it.each( strangers )( '%s sees and changes nothing', async ( name ) => {
			for ( const [ path, extras ] of reads() ) {
				expect(
					await as[ name ].get( path, { ...extras, ...onTwo } )
				).toRefuse( 'rest_forbidden' );
			}
			const own = world.callers[ name ].userId || kim.id;
			for ( const id of [ kim.id, own ] ) {
				expect(
					await as[ name ].put(
						intranetProfile( id ),
						{ bio: 'x' },
						onTwo
					)
				).toRefuse( 'rest_forbidden' );
			}
			expect(
				( await as.manager.get( intranetProfile( kim.id ) ) ).body
			).toMatchObject( { bio: '' } );
		} );

		it( 'a member sees the same people as on the main site', async () => {
			for ( const [ path, extras ] of reads() ) {
				if ( path === departments ) {
					continue;
				}
				const there = await as.elsewhere.get( path, {
					...extras,
					...onTwo,
				} );
				const here = await as.person.get( path, extras );
				expect( there.status ).toBe( 200 );
				expect( there.text ).toBe( here.text );
				expect( there.headers.etag ).toBe( here.headers.etag );
			}
		} );

		it( 'a member changes the own fields, for the whole network', async () => {
			const own = intranetProfile( world.callers.elsewhere.userId );
			const bio = newMark();
			expect( await as.elsewhere.put( own, { bio }, onTwo ) ).toAnswer(
				'updateIntranetProfile'
			);
			expect( ( await as.manager.get( own ) ).body ).toMatchObject( {
				bio,
			} );
			expect(
				await as.elsewhere.put( own, { department: 'x' }, onTwo )
			).toRefuse( 'rest_forbidden', [ 'department' ] );
		} );

		it( 'the manager changes everything', async () => {
			expect(
				await as.manager.put(
					intranetProfile( kim.id ),
					{ office_location: mark },
					onTwo
				)
			).toAnswer( 'updateIntranetProfile' );
			expect(
				(
					await as.person.get( directory, {
						query: { office: mark },
					} )
				).body
			).toMatchObject( { total: 1 } );
		} );
	}
);
