/** The name of a person, which some answers have in one piece. */
export const nameOf = (
	one: { name: string } | { first_name: string; last_name: string }
): string => ( 'name' in one ? one.name : fullName( one ) );

export const fullName = ( {
	first_name,
	last_name,
}: {
	first_name: string;
	last_name: string;
} ) => `${ first_name } ${ last_name }`;
