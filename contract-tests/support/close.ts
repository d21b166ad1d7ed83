import { randomInt } from 'node:crypto';
import type { DirectorySearch } from '../../client/src/users/intranet/directory-schemas';
import type { ProfileList } from '../../client/src/users/profile-schemas';
import { intranetProfile } from './paths';
import { newMark, people, type Person } from './people';
import { as } from './world';

export type Closeness = DirectorySearch | ProfileList;

/** In every e-mail address of these people, so that a search can be about them alone. */
export const mark = newMark();

const digits = String( randomInt( 100_000_000, 1_000_000_000 ) );

export const numbers = {
	phone: `+49 ${ digits.slice( 0, 2 ) } ${ digits.slice( 2 ) }`,
	nmls_id: `7${ digits }`,
	// Ends with another digit than the phone number.
	extension: `${ digits.slice( 3, 8 ) }${ ( Number( digits.at( -1 ) ) + 1 ) % 10 }`,
};

export const office = `${ mark }burg`;
export const department = `${ mark } Works`;

/** Whether the number is found however it is written. */
export const writtenPhones = [
	numbers.phone,
	`0${ digits }`,
	`(0${ digits.slice( 0, 2 ) }) ${ digits.slice( 2, 5 ) }-${ digits.slice( 5 ) }`,
	`0049${ digits }`,
	digits.slice( -7 ),
];

export interface Crowd {
	siobhan: Person;
	jurgen: Person;
	yulia: Person;
	robert: Person;
	partner: Person;
}

export async function makeCrowd(): Promise< Crowd > {
	const names = [
		[ 'Siobhán', 'Ravensworth', 'Escrow Coordinator', 'staff' ],
		[ 'Jürgen', 'Müllerthann', 'Treasurer', 'staff' ],
		[ 'Юлия', 'Ковальчук', 'Warden', 'leadership' ],
		[ 'Robert', 'Okonkwo-Reyes', 'Loan Officer', 'loan_officer' ],
		[ 'Siobhán', 'Ravensworth', 'Broker', 'realtor_partner' ],
	] as const;
	const [ siobhan, jurgen, yulia, robert, partner ] = ( await people(
		...names.map( ( [ first_name, last_name, job_title, role ], at ) => ( {
			first_name,
			last_name,
			job_title,
			role,
			email: `p${ at }@${ mark }.example.com`,
			...( at === 3 && {
				phone: numbers.phone,
				nmls_id: numbers.nmls_id,
				meta: { svc_department: department },
			} ),
		} ) )
	) ) as [ Person, Person, Person, Person, Person ];
	await as.manager.put( intranetProfile( robert.id ), {
		office_location: office,
		extension: numbers.extension,
	} );
	return { siobhan, jurgen, yulia, robert, partner };
}

/** Searches and the person each nearly matches; the mark comes with them. */
export const nearMisses: [ search: string, who: keyof Crowd ][] = [
	[ 'Ravnesworth', 'siobhan' ],
	[ 'shivon', 'siobhan' ],
	[ 'Shivon Ravensworht', 'siobhan' ],
	[ 'Muellerthann', 'jurgen' ],
	[ 'Juergen', 'jurgen' ],
	[ 'Tresurer', 'jurgen' ],
	[ 'yulia kovalchuk', 'yulia' ],
	[ 'Bob', 'robert' ],
	[ 'Bobby Okonkwo', 'robert' ],
	[ 'Okonkvo', 'robert' ],
	[ 'loan oficer', 'robert' ],
];

export const idsOf = ( found: { id: number }[] | undefined ): number[] =>
	( found ?? [] ).map( ( { id } ) => id );
