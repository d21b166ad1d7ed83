/** A person of the org chart, by user ID. */
export interface Person {
	id: number;
	name: string;
}

/** A change of one person's manager; null is for no manager. */
export interface Move {
	person: Person;
	from: Person | null;
	to: Person | null;
}
