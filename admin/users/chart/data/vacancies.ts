import { __, sprintf } from '@wordpress/i18n';
import type { Chart, Node } from './chart';

/** Nodes with negative IDs are positions without a person. */
export const isVacancy = ( { id }: Pick< Node, 'id' > ): boolean => id < 0;

/** What a node is called: a vacancy has only a job title. */
export const nameOf = ( { name, title }: Node ): string => name || title;

/** The dotted-line managers of a person, by name as far as the chart has read them; empty without any. */
export function dottedText( chart: Chart, node: Node ): string {
	const ids = node.dotted_manager_ids ?? [];
	if ( ids.length === 0 ) {
		return '';
	}
	const names = ids.flatMap( ( id ) => chart.people.get( id )?.name ?? [] );
	const more = ids.length - names.length;
	const known = names.join( ', ' );
	if ( more === 0 ) {
		/* translators: %s: names of people. */
		return sprintf( __( 'Dotted line to %s', 'svc' ), known );
	}
	return names.length === 0
		? /* translators: %d: how many. */
			sprintf( __( 'Dotted-line managers: %d', 'svc' ), more )
		: sprintf(
				/* translators: 1: names of people, 2: how many other people. */
				__( 'Dotted line to %1$s and %2$d more', 'svc' ),
				known,
				more
			);
}
