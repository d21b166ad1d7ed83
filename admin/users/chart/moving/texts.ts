import { __, _n, sprintf } from '@wordpress/i18n';
import type { Move, Person } from './move';

/** What is said after a move. */
export function movedText( moves: readonly Move[], count: number ): string {
	const [ first ] = moves;
	const to = first?.to?.name;
	if ( count === 1 && moves.length === 1 && first ) {
		return to
			? sprintf(
					/* translators: 1: a name, 2: the new manager's name. */
					__( '%1$s now reports to %2$s.', 'svc' ),
					first.person.name,
					to
				)
			: sprintf(
					/* translators: %s: a name. */
					__( '%s now has no manager.', 'svc' ),
					first.person.name
				);
	}
	return to
		? sprintf(
				/* translators: 1: how many, 2: the new manager's name. */
				_n(
					'%1$d person now reports to %2$s.',
					'%1$d people now report to %2$s.',
					count,
					'svc'
				),
				count,
				to
			)
		: sprintf(
				/* translators: %d: how many. */
				_n(
					'%d person now has no manager.',
					'%d people now have no manager.',
					count,
					'svc'
				),
				count
			);
}

/** What is said while a person is dragged. */
export const dropText = ( person: string, to: string | null ): string =>
	to === null
		? sprintf(
				/* translators: %s: a name. */
				__( '%s will have no manager', 'svc' ),
				person
			)
		: sprintf(
				/* translators: 1: a name, 2: the new manager's name. */
				__( '%1$s will report to %2$s', 'svc' ),
				person,
				to
			);

export const restoredText = ( refused: number ): string =>
	refused === 0
		? __( 'Managers restored.', 'svc' )
		: sprintf(
				/* translators: %d: how many people. */
				_n(
					'The manager of %d person could not be restored.',
					'The managers of %d people could not be restored.',
					refused,
					'svc'
				),
				refused
			);

/** Why a move would make a loop; from the new manager up to the person who was to be moved. */
export function loopText( way: readonly Person[] ): string {
	const manager = way[ 0 ]!.name;
	const person = way.at( -1 )!.name;
	return way.length <= 2
		? sprintf(
				/* translators: 1: a name, 2: the name of a person who reports to them. */
				__( '%1$s cannot report to %2$s, who reports to %1$s.', 'svc' ),
				person,
				manager
			)
		: sprintf(
				/* translators: 1: a name, 2: the name of a person below them, 3: names of people, each reporting to the next. */
				__(
					'%1$s cannot report to %2$s, who is below %1$s: %3$s.',
					'svc'
				),
				person,
				manager,
				way.map( ( { name } ) => name ).join( ' → ' )
			);
}
