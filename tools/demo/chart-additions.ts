import type { Department } from './seats';

/** A position without a person. Seats are of the first 120 people. */
export interface Vacancy {
	readonly title: string;
	readonly department: Department;
	/** Key of the manager's seat. */
	readonly manager: string;
	/** Keys of the seats drawn below it, which have the same manager. */
	readonly reports: readonly string[];
}

export const VACANCIES: readonly Vacancy[] = [
	{
		title: 'Director of Capital Markets',
		department: 'Executive Office',
		manager: 'cfo/0',
		reports: [ 'analyst/0' ],
	},
	{
		title: 'Regional Vice President, Mountain West',
		department: 'Residential Lending',
		manager: 'clo/0',
		reports: [],
	},
	{
		title: 'Senior Underwriter',
		department: 'Underwriting',
		manager: 'um/0',
		reports: [],
	},
	{
		title: 'Security Engineer',
		department: 'Technology',
		manager: 'cto/0',
		reports: [],
	},
];

/** Seat of a person, and of the dotted-line manager. */
export const DOTTED_LINES: readonly ( readonly [
	person: string,
	manager: string,
] )[] = [
	[ 'auditor/0', 'clo/0' ],
	[ 'mm/0', 'clo/0' ],
	[ 'em/0', 'coo/0' ],
	[ 'um/1', 'coo/0' ],
	[ 'designer/0', 'clo/0' ],
];
