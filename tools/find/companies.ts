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
							phone: '',
							extension: '',
							nmls: '',
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

/** The people of a company's file: see the head of each. */
export function filePeople( file: string, domain: string ): Person[] {
	return readFileSync( new URL( file, import.meta.url ), 'utf8' )
		.split( '\n' )
		.filter( ( line ) => line !== '' && ! line.startsWith( '#' ) )
		.map( ( line ) => filePerson( line, domain ) )
		.filter( ( { role } ) => role !== 'partner' );
}

/** The roles of the files that the product names otherwise or does not have. */
const ROLES: Readonly< Record< string, string > > = {
	'loan-officer': 'loan_officer',
	'escrow-officer': 'staff',
};

function filePerson( line: string, domain: string ): Person {
	const cells = line.split( '|' ).map( ( cell ) => cell.trim() );
	const cell = ( index: number ): string => cells[ index ] ?? '';
	const [ phone = '', extension = '' ] = cell( 11 ).split( / (?:x|ext )/ );
	return {
		login: cell( 0 ),
		first_name: cell( 1 ),
		last_name: cell( 2 ),
		email: cell( 13 ) || `${ cell( 0 ) }@${ domain }`,
		phone,
		extension,
		nmls: cell( 12 ),
		role: ROLES[ cell( 4 ) ] ?? cell( 4 ),
		title: cell( 3 ),
		department: cell( 5 ),
		office: cell( 6 ),
		start_date: cell( 7 ),
		manager: cell( 8 ) || null,
		skills: cell( 9 ) ? cell( 9 ).split( '; ' ) : [],
		bio: cell( 10 ),
	};
}
