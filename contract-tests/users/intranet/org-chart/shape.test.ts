// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type {
	OrgChart,
	ReportingChain,
} from '../../../../client/src/users/intranet/org-chart-schemas';
import { nodesOf } from '../../../support/chart';
import { accounts, people, type Person } from '../../../support/people';
import {
	missing,
	orgChart,
	orgChartBranch,
	reportingChain,
} from '../../../support/paths';
import { as, full } from '../../../support/world';

let boss: Person;
let middle: Person;
let reports: Person[];
let partner: Person;
beforeAll( async () => {
	[ boss, partner ] = ( await people(
		{
			first_name: 'Ána "A"',
			last_name: "<b>O'Neil</b> & 😀",
			job_title: 'Chief \\ Boss',
			meta: { svc_department: 'Lending / Ops' },
		},
		{ role: 'realtor_partner' }
	) ) as [ Person, Person ];
	reports = await people(
		...[ 'Zed', 'Adams', 'élan' ].map( ( last_name ) => ( {
			last_name,
			meta: { svc_reports_to: boss.id },
		} ) )
	);
	middle = reports[ 1 ]!;
	reports.push(
		...( await people( { meta: { svc_reports_to: middle.id } } ) )
	);
} );

const branch = async ( who: Person, query = '' ) => {
	const answer = await as.person.get( orgChartBranch( who.id ), { query } );
	expect( answer ).toAnswer( 'getOrgChartBranch' );
	return answer.body as OrgChart;
};

const names = ( { reports: below }: OrgChart ) =>
	below.map( ( { name } ) => name );

describe( 'a node', () => {
	it( 'has its members in order, text exactly as typed', async () => {
		const node = await branch( boss, 'depth=0' );
		expect( Object.keys( node ) ).toEqual( [
			'id',
			'name',
			'title',
			'department',
			'avatar_url',
			'reports_count',
			'reports',
		] );
		expect( node ).toMatchObject( {
			id: boss.id,
			name: 'Ána "A" <b>O\'Neil</b> & 😀',
			title: 'Chief \\ Boss',
			department: 'Lending / Ops',
			reports_count: 3,
			reports: [],
		} );
	} );

	it( 'has the avatar that the profile has', async () => {
		const { body } = await as.person.get(
			`/users/v1/profiles/${ boss.profileId }`
		);
		expect( ( await branch( boss ) ).avatar_url ).toBe(
			( body as OrgChart ).avatar_url
		);
	} );
} );

describe( 'a branch', () => {
	it( 'is a person and everybody below, by last name', async () => {
		const chart = await branch( boss );
		expect( names( chart ) ).toEqual( [
			'Kim Adams',
			'Kim élan',
			'Kim Zed',
		] );
		expect( chart.reports[ 0 ] ).toMatchObject( {
			id: middle.id,
			reports_count: 1,
			reports: [
				{ id: reports[ 3 ]!.id, reports_count: 0, reports: [] },
			],
		} );
		expect( nodesOf( chart ) ).toHaveLength( 5 );
	} );

	it( 'goes as deep as asked for, and counts what it does not show', async () => {
		const one = await branch( boss, 'depth=1' );
		expect( nodesOf( one ) ).toHaveLength( 4 );
		expect(
			one.reports.map( ( { reports_count: count } ) => count )
		).toEqual( [ 1, 0, 0 ] );
		const whole = await branch( boss );
		for ( const depth of [ 2, 3, 200 ] ) {
			expect( await branch( boss, `depth=${ depth }` ) ).toEqual( whole );
		}
	} );

	it( 'is where the whole chart has it', async () => {
		const answer = await as.person.get( orgChart );
		expect( answer ).toAnswer( 'getOrgChart' );
		const found = nodesOf( answer.body as OrgChart ).filter(
			( { id } ) => id === boss.id
		);
		expect( found ).toHaveLength( 1 );
		expect( found[ 0 ] ).toMatchObject( await branch( boss ) );
	} );
} );

describe( 'the chart', () => {
	it( 'is its root alone, and one level more', async () => {
		const whole = ( await as.person.get( orgChart, { query: 'depth=0' } ) )
			.body as OrgChart;
		expect( whole ).toMatchObject( { id: 0, reports: [] } );
		expect( whole.reports_count ).toBeGreaterThan( 1 );
		const answer = await as.person.get( orgChart, { query: 'depth=1' } );
		expect( answer ).toAnswer( 'getOrgChart' );
		const { reports: tops } = answer.body as OrgChart;
		expect( tops.find( ( { id } ) => id === boss.id ) ).toMatchObject( {
			reports_count: 3,
			reports: [],
		} );
		expect( tops.some( ( { id } ) => id === middle.id ) ).toBe( false );
	} );
} );

describe( 'the reporting chain', () => {
	it( 'goes from the person to the top, without reports', async () => {
		const answer = await as.person.get(
			reportingChain( reports[ 3 ]!.id )
		);
		expect( answer ).toAnswer( 'getReportingChain' );
		const { data, ...rest } = answer.body as ReportingChain;
		expect( rest ).toEqual( { total: 3, pages: 1, page: 1 } );
		expect(
			data.map( ( { id, reports_count: count } ) => [ id, count ] )
		).toEqual( [
			[ reports[ 3 ]!.id, 0 ],
			[ middle.id, 1 ],
			[ boss.id, 3 ],
		] );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '3',
			'x-wp-totalpages': '1',
		} );
		const { reports: _none, ...node } = await branch( boss );
		expect( data[ 2 ] ).toEqual( node );
	} );

	it( 'of a person at the top is that person', async () => {
		const { body } = await as.person.get( reportingChain( boss.id ) );
		expect( body ).toMatchObject( { data: [ { id: boss.id } ], total: 1 } );
	} );
} );

describe( 'who is no person', () => {
	it( 'has neither branch nor chain', async () => {
		const [ account ] = await accounts( 1 );
		for ( const id of [ partner.id, account!.id, missing, 0 ] ) {
			for ( const path of [ orgChartBranch, reportingChain ] ) {
				for ( const caller of [ as.person, as.manager ] ) {
					expect( await caller.get( path( id ) ) ).toRefuse(
						'rest_profile_not_found'
					);
				}
			}
		}
	} );

	it( 'is not in the chart', async () => {
		const { body } = await as.person.get( orgChart );
		expect(
			nodesOf( body as OrgChart ).some( ( { id } ) => id === partner.id )
		).toBe( false );
	} );
} );

describe( 'what is not taken', () => {
	const bad = [
		'depth=-1',
		'depth=201',
		'depth=abc',
		'depth=',
		'depth=1.5',
		'depth=1e1',
		'depth[]=1',
		'depth=%00',
		'depth=99999999999999999999',
	];
	it.each( full ? bad : bad.slice( 0, 2 ) )( 'is %s', async ( query ) => {
		for ( const path of [ orgChart, orgChartBranch( boss.id ) ] ) {
			expect( await as.person.get( path, { query } ) ).toRefuse(
				'rest_invalid_param',
				[ 'depth' ]
			);
		}
	} );

	it.each( [ 'id=1', 'page=1', 'search=a', 'user_id=1' ] )(
		'is an unknown parameter: %s',
		async ( query ) => {
			for ( const path of [
				orgChart,
				orgChartBranch( boss.id ),
				reportingChain( boss.id ),
			] ) {
				expect( await as.person.get( path, { query } ) ).toRefuse(
					'rest_invalid_param',
					[ query.split( '=' )[ 0 ]! ]
				);
			}
		}
	);

	it.runIf( full )( 'is an id that is none', async () => {
		expect( await as.person.get( reportingChain( '-1' ) ) ).toRefuseAsCore(
			'rest_no_route',
			404
		);
		for ( const id of [ '--1', '1.5', 'abc', "1'or'1'='1" ] ) {
			for ( const path of [ orgChartBranch, reportingChain ] ) {
				expect( await as.person.get( path( id ) ) ).toRefuseAsCore(
					'rest_no_route',
					404
				);
			}
		}
		for ( const path of [ orgChartBranch, reportingChain ] ) {
			expect(
				await as.person.get( path( '9223372036854775808' ) )
			).toRefuse( 'rest_profile_not_found' );
			expect(
				( await as.person.get( path( `00${ boss.id }` ) ) ).status
			).toBe( 200 );
		}
	} );
} );
