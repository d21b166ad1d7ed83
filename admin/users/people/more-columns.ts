import { personRows } from '../fields';

/** Fields that lists have as a part of another column, or that say nothing to a reader. */
const withoutColumn = [ 'first_name', 'last_name', 'user_id' ];

export interface MoreColumn {
	/** The member of a row of the list: the last part of the field's name. */
	name: string;
	label: string;
}

/** The fields that lists have, other than those with a column of their own. */
export const moreColumns = ( own: readonly string[] ): MoreColumn[] =>
	[ ...personRows().values() ]
		.filter( ( { listed } ) => listed )
		.map( ( { name, label } ) => ( {
			name: name.slice( name.lastIndexOf( '.' ) + 1 ),
			label,
		} ) )
		.filter(
			( { name } ) => ! [ ...own, ...withoutColumn ].includes( name )
		);
