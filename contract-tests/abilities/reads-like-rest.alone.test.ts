// @module-tag second-site
import { describe, it, expect } from 'vitest';
import { abilities } from '../../client/src/abilities/contract';
import type { AbilityName } from '../../client/src/abilities/run';
import { expectSame, run } from '../support/abilities';
import {
	bookmarks,
	orgChartBranch,
	reportingChain,
	collections,
	departments,
	directory,
	directReports,
	intranetProfile,
	missing,
	orgChart,
	profile,
	profiles,
} from '../support/paths';
import { as, full, world, type CallerName } from '../support/world';

const { colleague, person } = world.callers;

type Case = [ AbilityName, object, string, string? ];

const cases: Case[] = [
	[ 'svc-users/list-profiles', {}, profiles ],
	[
		'svc-users/list-profiles',
		{ role: 'staff', orderby: 'id', order: 'desc', per_page: 3, page: 2 },
		profiles,
		'role=staff&orderby=id&order=desc&per_page=3&page=2',
	],
	[
		'svc-users/list-profiles',
		{ search: world.token },
		profiles,
		`search=${ world.token }`,
	],
	[
		'svc-users/get-profile',
		{ id: colleague.profileId },
		profile( colleague.profileId ),
	],
	[
		'svc-users/get-profile',
		{ id: person.profileId },
		profile( person.profileId ),
	],
	[ 'svc-users/get-profile', { id: missing }, profile( missing ) ],
	[
		'svc-intranet/search-directory',
		{ search: world.token, department: 'lending' },
		directory,
		`search=${ world.token }&department=lending`,
	],
	[ 'svc-intranet/list-departments', {}, departments ],
	[
		'svc-intranet/get-direct-reports',
		{ user_id: colleague.userId },
		directReports( colleague.userId ),
	],
	[
		'svc-intranet/get-direct-reports',
		{ user_id: missing },
		directReports( missing ),
	],
	[ 'svc-intranet/get-org-chart', {}, orgChart ],
	[ 'svc-intranet/get-org-chart', { depth: 1 }, orgChart, 'depth=1' ],
	[
		'svc-intranet/get-org-chart-branch',
		{ user_id: colleague.userId, depth: 2 },
		orgChartBranch( colleague.userId ),
		'depth=2',
	],
	[
		'svc-intranet/get-org-chart-branch',
		{ user_id: missing },
		orgChartBranch( missing ),
	],
	[
		'svc-intranet/get-reporting-chain',
		{ user_id: colleague.userId },
		reportingChain( colleague.userId ),
	],
	[
		'svc-intranet/get-reporting-chain',
		{ user_id: missing },
		reportingChain( missing ),
	],
	[ 'svc-intranet/get-bookmarks', {}, bookmarks ],
	[
		'svc-intranet/get-bookmarks',
		{ search: 'rates', per_page: 5 },
		bookmarks,
		'search=rates&per_page=5',
	],
	[ 'svc-intranet/list-collections', {}, collections ],
	[
		'svc-intranet/get-profile',
		{ user_id: colleague.userId },
		intranetProfile( colleague.userId ),
	],
	[
		'svc-intranet/get-profile',
		{ user_id: missing },
		intranetProfile( missing ),
	],
];

const callers: CallerName[] = full
	? ( Object.keys( world.callers ) as CallerName[] )
	: [ 'anonymous', 'partner', 'person' ];

describe.each( callers )( '%s', ( name ) => {
	it.each( cases )(
		'is answered %s with %j as by REST',
		async ( ability, input, path, query = '' ) => {
			const byRest = await as[ name ].get( path, { query } );
			const byAbility = await run( as[ name ], ability, input );
			expectSame( byAbility, byRest, name );
			if ( byAbility.status === 200 ) {
				abilities[ ability ].output.parse( byAbility.body );
			}
		}
	);
} );

describe.each( callers )( '%s', ( name ) => {
	it( 'may ask for colleagues where the directory is shown', async () => {
		const shown = await as[ name ].get( directory );
		const answer = await run( as[ name ], 'svc-intranet/find-colleague', {
			query: 'colleague',
		} );
		if ( shown.status === 200 ) {
			expect( answer.status ).toBe( 200 );
		} else {
			expectSame( answer, shown, name );
		}
	} );
} );

it( 'nobody needs to send an input where nothing is required', async () => {
	for ( const name of [
		'svc-users/list-profiles',
		'svc-intranet/list-departments',
		'svc-intranet/get-org-chart',
		'svc-intranet/get-bookmarks',
		'svc-intranet/list-collections',
	] as const ) {
		expect( ( await run( as.person, name ) ).body ).toEqual(
			( await run( as.person, name, {} ) ).body
		);
	}
} );
