import type { Browser, Page } from '@playwright/test';
import { people, type Person } from '../../../contract-tests/support/people';
import type { Place } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';
import { block, pageWith as published } from '../../support/page-with';
import { visit, type Visit } from '../../support/visit';

/** Ana leads Bo (Cleo, who leads Finn; Dev) and Émile (Gus). Ana has no manager. */
export interface Team {
	ana: Person;
	bo: Person;
	cleo: Person;
	dev: Person;
	emile: Person;
	finn: Person;
	gus: Person;
}

const called = (
	first_name: string,
	last_name: string,
	job_title: string,
	manager?: Person
) => ( {
	first_name,
	last_name,
	job_title,
	meta: {
		svc_department: 'Lending',
		svc_reports_to: manager?.id ?? null,
	},
} );

export async function makeTeam( mark = '', top = 'Ruiz' ): Promise< Team > {
	const person = async ( ...facts: Parameters< typeof called > ) =>
		( await people( called( ...facts ) ) )[ 0 ]!;
	const ana = await person( `Ana${ mark }`, top, 'Chief executive' );
	const bo = await person( 'Bo', 'Arend', 'Head of lending', ana );
	const emile = await person( 'Émile', 'Zola', 'Head of sales', ana );
	const cleo = await person( 'Cleo', 'Marsh', 'Team lead', bo );
	const dev = await person( 'Dev', 'Nair', 'Loan officer', bo );
	const finn = await person( `Finn${ mark }`, 'Oz', 'Loan officer', cleo );
	const gus = await person( 'Gus', 'Poe', 'Loan officer', emile );
	return { ana, bo, cleo, dev, emile, finn, gus };
}

export const moveTo = ( person: Person, manager: Person ) =>
	as.manager.put( `/users/v1/profiles/${ person.profileId }`, {
		meta: { svc_reports_to: manager.id },
	} );

/** The given number of reports of one manager, in the order of their names. */
export const makeWide = ( manager: Person, count: number, name = 'Wide' ) =>
	people(
		...Array.from( { length: count }, ( _, index ) =>
			called(
				name,
				`N${ String( index + 1 ).padStart( 4, '0' ) }`,
				'Clerk',
				manager
			)
		)
	);

/** A page with an org chart, below the site's address. */
export const pageWith = ( attributes: object, place?: Place ) =>
	pageOf( block( 'svc/org-chart', attributes ), place );

export const pageOf = ( content: string, place?: Place ) =>
	published( content, { title: 'Org chart', ...( place && { place } ) } );

export const chartOf = ( { ana }: Team, more: object = {} ) =>
	pageWith( { start: 'person', personId: ana.id, ...more } );

export async function open( browser: Browser, path: string, how: Visit = {} ) {
	const visited = await visit( browser, path, how );
	if ( how.javaScriptEnabled !== false ) {
		await visited.page
			.locator( '.svc-org-chart.is-ready, .svc-sign-in' )
			.last()
			.waitFor();
	}
	return { ...visited, ...parts( visited.page ) };
}

/** The parts of the org chart by their accessible names. */
export const parts = ( page: Page ) => ( {
	tree: page.getByRole( 'tree' ),
	person: ( { id }: Pick< Person, 'id' > ) =>
		page.locator( `[data-person="${ id }"]` ),
	card: ( { id }: Pick< Person, 'id' > ) =>
		page.locator( `[data-person="${ id }"] > .svc-org-chart__card` ),
	link: ( { id }: Pick< Person, 'id' > ) =>
		page.locator(
			`[data-person="${ id }"] > .svc-org-chart__card .svc-org-chart__name`
		),
	toggle: ( { id }: Pick< Person, 'id' > ) =>
		page.locator(
			`[data-person="${ id }"] > .svc-org-chart__card > .svc-org-chart__toggle`
		),
	status: page.locator( '.svc-org-chart [role="status"]' ),
} );

/** The page's requests to the intranet routes, in order. */
export function requests( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const path = decodeURIComponent( request.url() ).match(
			/users\/v1\/intranet(\/[^&]*(?:&depth=\d+)?)/
		)?.[ 1 ];
		if ( path ) {
			asked.push( path.replace( '&', '?' ) );
		}
	} );
	return asked;
}
