import { expect } from 'vitest';
import {
	foundColleaguesSchema,
	type FoundColleagues,
} from '../../../../client/src/users/intranet/find-schemas';
import { run } from '../../../support/abilities';
import type { Api, Extras } from '../../../support/api';
import { control } from '../../../support/control';
import { intranetProfile } from '../../../support/paths';
import { newMark, people, type Person } from '../../../support/people';
import { as } from '../../../support/world';

/** The last name of these people only. */
export const mark = newMark();
/** Not of the last name: words that are more than names do not make a question one about a name. */
export const department = `${ newMark() } Works`;
export const office = `${ mark }burg`;
export const craft = `${ mark }smithing`;

export interface Company {
	boss: Person;
	old: Person;
	young: Person;
	partner: Person;
}

/** A manager with two reports, and a realtor partner of the same name. */
export async function makeCompany(): Promise< Company > {
	const [ boss, partner ] = ( await people(
		{
			first_name: 'Robert',
			last_name: mark,
			role: 'leadership',
			job_title: 'Warden',
			meta: { svc_department: department },
		},
		{ first_name: 'Zoë', last_name: mark, role: 'realtor_partner' }
	) ) as [ Person, Person ];
	const meta = { svc_department: department, svc_reports_to: boss.id };
	const [ old, young ] = ( await people(
		{ first_name: 'Siobhán', last_name: mark, job_title: 'Cooper', meta },
		{ first_name: 'Łukasz', last_name: mark, job_title: 'Glazier', meta }
	) ) as [ Person, Person ];
	await write( boss, { office_location: office, start_date: '2001-01-01' } );
	await write( old, {
		office_location: office,
		start_date: '2011-02-03',
		skills: [ craft, 'Spanish' ],
	} );
	await write( young, {
		start_date: '2021-04-05',
		skills: [ craft ],
		bio: `Keeps ${ mark }pigeons on the roof.`,
	} );
	return { boss, old, young, partner };
}

export async function write( { id }: Person, change: object ): Promise< void > {
	const answer = await as.manager.put( intranetProfile( id ), change );
	expect( answer.status, answer.text ).toBe( 200 );
}

export const ask = (
	caller: Api,
	query: string,
	limit?: number,
	extras: Extras = {}
) =>
	run(
		caller,
		'svc-intranet/find-colleague',
		limit === undefined ? { query } : { query, limit },
		extras
	);

/** The answer to every caller who may view. */
export async function find(
	query: string,
	limit?: number,
	caller: Api = as.person
): Promise< FoundColleagues > {
	const answer = await ask( caller, query, limit );
	expect( answer.status, answer.text ).toBe( 200 );
	return foundColleaguesSchema.parse( answer.body );
}

export const idsOf = ( { people: found }: FoundColleagues ): number[] =>
	found.map( ( { id } ) => id );

/** Parts of the company that are kept in their current version. */
const keptParts = async () =>
	Number(
		(
			await control.sql( [
				"SELECT COUNT(*) AS number FROM {svc_kept_company} WHERE version = (SELECT value FROM {svc_state} WHERE name = 'lock:profiles')",
			] )
		)[ 0 ]?.number
	);

/** Asks until so many parts are kept, people and contacts or bios, too: they are stored after an answer. */
export async function keptCompany( query: string, parts = 2 ): Promise< void > {
	for ( let turn = 0; turn === 0 || ( await keptParts() ) < parts; turn++ ) {
		expect( turn, 'The company is never kept.' ).toBeLessThan( 50 );
		await find( query );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
}
