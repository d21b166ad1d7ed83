import {
	newMark,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import { intranetProfile } from '../../../contract-tests/support/paths';
import { as } from '../../../contract-tests/support/world';

export interface Company {
	/** The last name of these people only. */
	mark: string;
	department: string;
	boss: Person;
	ana: Person;
	bo: Person;
	/** Sixteen in all. */
	everybody: Person[];
}

/** A manager, two people with all fields, and thirteen others. */
export async function company(): Promise< Company > {
	const mark = newMark();
	const department = `Lending ${ mark }`;
	const last_name = mark;
	const [ boss ] = ( await people( {
		first_name: 'Bea',
		last_name,
		role: 'leadership',
		job_title: 'Head of Lending',
		meta: { svc_department: department },
	} ) ) as [ Person ];
	const meta = { svc_department: department, svc_reports_to: boss.id };
	const others = await people(
		{
			first_name: 'Ana',
			last_name,
			role: 'loan_officer',
			job_title: 'Senior Loan Officer',
			phone: '+1 (303) 555-0100',
			nmls_id: '123456',
			company: 'Example Home Loans',
			bio: 'Fifteen years of <strong>first homes</strong>.',
			social: { linkedin: 'https://www.linkedin.com/in/ana' },
			meta,
		},
		{
			first_name: 'Bo <b>',
			last_name,
			role: 'staff',
			job_title: 'Processor & "more"',
			meta,
		},
		...Array.from( { length: 13 }, ( _, index ) => ( {
			first_name: `Kim${ String.fromCharCode( 97 + index ) }`,
			last_name,
			role: index % 2 ? 'staff' : 'assistant',
			job_title: `Clerk ${ index }`,
			meta: {
				svc_department: index < 5 ? department : `Operations ${ mark }`,
				svc_reports_to: boss.id,
			},
		} ) )
	);
	const [ ana, bo ] = others as [ Person, Person ];
	await as.manager.put( intranetProfile( ana.id ), {
		office_location: `Denver ${ mark }`,
		extension: '42',
		start_date: '2020-03-02',
		bio: 'Knows every form.',
		skills: [ 'Spanish', 'FHA loans' ],
	} );
	return {
		mark,
		department,
		boss,
		ana,
		bo,
		everybody: [ boss, ...others ],
	};
}
