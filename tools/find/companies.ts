import { readFileSync } from 'node:fs';
import { company } from '../demo/company';
import type { Person } from './person';

/** The people of the demo company who are in the intranet. */
export function demoPeople( people = 120 ): Person[] {
	return [ ...company( { people } ) ].flatMap(
		( { account, profile, intranet, manager } ) =>
			intranet === null
				? []
				: [
						{
							login: account.login,
							first_name: profile.first_name,
							last_name: profile.last_name,
							email: profile.email,
							role: profile.role,
							title: profile.job_title,
							department: profile.meta.svc_department,
							office: intranet.office_location,
							start_date: intranet.start_date,
							manager,
							skills: intranet.skills,
							bio: intranet.bio,
						},
					]
	);
}

/** The second company: see the head of its file. */
export function otherPeople(): Person[] {
	const file = new URL( 'other-company.txt', import.meta.url );
	return readFileSync( file, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => line !== '' && ! line.startsWith( '#' ) )
		.map( otherPerson )
		.filter( ( { role } ) => role !== 'partner' );
}

function otherPerson( line: string ): Person {
	const cells = line.split( '|' ).map( ( cell ) => cell.trim() );
	const cell = ( index: number ): string => cells[ index ] ?? '';
	return {
		login: cell( 0 ),
		first_name: cell( 1 ),
		last_name: cell( 2 ),
		email: `${ cell( 0 ) }@brightwater.example`,
		role: cell( 4 ),
		title: cell( 3 ),
		department: cell( 5 ),
		office: cell( 6 ),
		start_date: cell( 7 ),
		manager: cell( 8 ) || null,
		skills: cell( 9 ) ? cell( 9 ).split( '; ' ) : [],
		bio: cell( 10 ),
	};
}
