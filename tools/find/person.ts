/** A person as the ranker takes one; `manager` is a login. */
export interface Person {
	readonly login: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly email: string;
	readonly phone: string;
	readonly extension: string;
	readonly nmls: string;
	readonly role: string;
	readonly title: string;
	readonly department: string;
	readonly office: string;
	readonly start_date: string;
	readonly manager: string | null;
	readonly skills: readonly string[];
	readonly bio: string;
}
