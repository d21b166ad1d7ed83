import { z } from 'zod';
import { DOTTED_LINES, VACANCIES } from './chart-additions';
import { company } from './company';
import { loadPage, type DemoPage } from './page';
import { request, type Login } from './request';
import { SEATS } from './seats';

const positions = '/users/v1/intranet/positions';

const CHART_PAGE: DemoPage = {
	title: 'Org chart',
	slug: 'org-chart',
	content: '<!-- wp:svc/org-chart {"layout":"vertical","align":"full"} /-->',
};

/** Adds what the company's org chart has besides people, and a page that shows it. What is there already is left as it is. */
export async function loadChart(
	site: Login,
	people: number
): Promise< void > {
	const { total } = z
		.object( { total: z.int() } )
		.parse( await request( site, 'GET', positions ) );
	if ( total === 0 ) {
		await loadAdditions( site, people );
	}
	await loadPage( site, CHART_PAGE );
}

async function loadAdditions( site: Login, people: number ): Promise< void > {
	const emails = emailsBySeat( people );
	const has = ( ...seats: string[] ) =>
		seats.every( ( seat ) => emails.has( seat ) );
	const idOf = ( seat: string ) => userId( site, emails.get( seat ) ?? '' );
	for ( const { manager, reports, ...position } of VACANCIES ) {
		if ( has( manager, ...reports ) ) {
			await request( site, 'POST', positions, {
				...position,
				reports_to: await idOf( manager ),
				report_ids: await Promise.all( reports.map( idOf ) ),
			} );
		}
	}
	for ( const [ person, manager ] of DOTTED_LINES ) {
		if ( has( person, manager ) ) {
			const profile = `/users/v1/intranet/profile/${ await idOf( person ) }`;
			await request( site, 'PUT', profile, {
				dotted_manager_ids: [ await idOf( manager ) ],
			} );
		}
	}
}

function emailsBySeat( people: number ): Map< string, string > {
	const emails = new Map< string, string >();
	let index = 0;
	for ( const { profile } of company( {
		people: Math.min( people, SEATS.length ),
	} ) ) {
		emails.set( SEATS[ index++ ]?.key ?? '', profile.email );
	}
	return emails;
}

const found = z.object( {
	data: z.array( z.object( { user_id: z.int(), email: z.string() } ) ),
} );

async function userId( site: Login, email: string ): Promise< number > {
	const { data } = found.parse(
		await request(
			site,
			'GET',
			`/users/v1/profiles&search=${ encodeURIComponent( email ) }`
		)
	);
	const person = data.find( ( one ) => one.email === email );
	if ( ! person ) {
		throw new Error( `No profile of the demo company has ${ email }.` );
	}
	return person.user_id;
}
