import { expect } from 'vitest';
import type { DirectoryList } from '../../../../client/src/users/intranet/directory-schemas';
import { newMark, people, type Person } from '../../../support/people';
import { directory, intranetProfile } from '../../../support/paths';
import { as } from '../../../support/world';

/** In a name, title or department of each of these people only. */
export const mark = newMark();
export const title = `Clerk ${ mark }`;
export const department = `Fínance ${ mark }`;
export const office = `Dénver ${ mark }`;

/** By last name: Bo Lind, who reports to Ána Ruiz, Cy Oz and Ána Ruiz; and a partner. */
export async function trio() {
	const [ ana ] = ( await people( {
		first_name: 'Ána',
		last_name: 'Ruiz',
		phone: '555 0100',
		job_title: title,
		role: 'leadership',
		email: `${ mark }-mail@example.com`,
		meta: { svc_department: department },
	} ) ) as [ Person ];
	const [ bo, cy, partner ] = ( await people(
		{
			first_name: 'Bo',
			last_name: 'Lind',
			job_title: title,
			meta: { svc_department: department, svc_reports_to: ana.id },
		},
		{ first_name: 'Cy', last_name: 'Oz', job_title: `Agent ${ mark }` },
		{ job_title: title, role: 'realtor_partner' }
	) ) as [ Person, Person, Person ];
	await as.manager.put( intranetProfile( ana.id ), {
		office_location: office,
		extension: 'x204',
	} );
	return { ana, bo, cy, partner };
}

/** Searches for people with the mark, unless the query has another search. */
export const read = async ( query: object ): Promise< DirectoryList > => {
	const answer = await as.person.get( directory, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'searchDirectory' );
	return answer.body as DirectoryList;
};

export const found = async ( query: object ) =>
	( await read( query ) ).data.map( ( item ) => item.id );
