import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findSite, runningSites, type Site } from '../host/site';
import {
	BULK,
	loadDemo as loadPeople,
	PEOPLE,
	type Counts,
	type DemoOptions,
	type DemoSite,
} from './load';
import { loadChart } from './load-chart';
import { loadEmailTemplates } from './email-templates';
import { loadLeadPages } from './lead-pages';
import { loadMortgagePage } from './mortgage-page';

/**
 * Loads the demo company. Where it is not loaded in bulk for measurements, it has vacancies, dotted lines, e-mail templates,
 * lead pages with leads, and pages of its org chart and of the mortgage calculators.
 */
export async function loadDemo(
	site: DemoSite,
	options: DemoOptions = {}
): Promise< Counts > {
	const counts = await loadPeople( site, options );
	const { people = PEOPLE } = options;
	if ( people <= BULK ) {
		await loadChart( site, people );
		await loadEmailTemplates( site );
		await loadLeadPages( site );
		await loadMortgagePage( site );
	}
	return counts;
}

/** --name is a site's own name, --host its kind; by default the running site. */
async function siteOf(
	host: string | undefined,
	name: string | undefined
): Promise< Site > {
	if ( host === undefined || name !== undefined ) {
		return findSite( name );
	}
	const site = ( await runningSites() ).find( ( one ) => one.host === host );
	if ( ! site ) {
		throw new Error(
			`No ${ host } host is running. Start one with "npm start -- --host ${ host }".`
		);
	}
	return site;
}

async function main(): Promise< void > {
	const { values } = parseArgs( {
		options: {
			people: { type: 'string', default: String( PEOPLE ) },
			host: { type: 'string' },
			name: { type: 'string' },
		},
	} );
	const people = Number( values.people );
	if ( ! /^\d{1,6}$/u.test( values.people ) || people < 1 ) {
		throw new Error( '--people takes a whole number from 1 to 999999.' );
	}
	await loadDemo( await siteOf( values.host, values.name ), { people } );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	main().catch( ( error: unknown ) => {
		process.stderr.write(
			`${ error instanceof Error ? error.message : String( error ) }\n`
		);
		process.exitCode = 1;
	} );
}
