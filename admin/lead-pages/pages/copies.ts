import type { LeadPageDuplicate } from '../../../client/src/lead-pages/index';

/** The longest title that the API takes. */
export const longestTitle = 200;

/** A person who gets a copy, by user ID. */
export interface Receiver {
	id: number;
	name: string;
}

/** How copies differ from the page. */
export interface CopyChoices {
	title: string;
	/** Whether the name of each person is added to the title. */
	hasNames: boolean;
	/** User ID; undefined for the page's own partner. */
	partner?: number | null;
}

/** The title of a copy. A long one is cut before the name. */
export function titleOfCopy(
	{ title, hasNames }: CopyChoices,
	name: string
): string {
	if ( ! hasNames ) {
		return title.trim();
	}
	const ending = ` – ${ name }`;
	const most = longestTitle - [ ...ending ].length;
	return [ ...title.trim() ].slice( 0, most ).join( '' ) + ending;
}

/** What is sent for the copy of a person. */
export const copyFor = (
	{ id, name }: Receiver,
	choices: CopyChoices
): LeadPageDuplicate => ( {
	title: titleOfCopy( choices, name ),
	owner_user_id: id,
	...( choices.partner !== undefined && {
		partner_user_id: choices.partner,
	} ),
} );
