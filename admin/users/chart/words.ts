import { __, _n, sprintf } from '@wordpress/i18n';
import type { Move, Somebody } from './move';

/** What has been done. */
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

/** What a drop would do. */
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

export const backText = ( refused: number ): string =>
	refused === 0
		? __( 'Managers are as they were.', 'svc' )
		: sprintf(
				/* translators: %d: how many people. */
				_n(
					'%d person could not be moved back.',
					'%d people could not be moved back.',
					refused,
					'svc'
				),
				refused
			);

/** From the one who was to be the manager up to the one who was to be moved. */
export function circle( way: readonly Somebody[] ): string {
	const manager = way[ 0 ]!.name;
	const person = way.at( -1 )!.name;
	return way.length <= 2
		? sprintf(
				/* translators: 1: a name, 2: the name of somebody who reports to them. */
				__( '%1$s cannot report to %2$s, who reports to %1$s.', 'svc' ),
				person,
				manager
			)
		: sprintf(
				/* translators: 1: a name, 2: the name of somebody below them, 3: names of people, each reporting to the next. */
				__(
					'%1$s cannot report to %2$s, who is below %1$s: %3$s.',
					'svc'
				),
				person,
				manager,
				way.map( ( { name } ) => name ).join( ' → ' )
			);
}
