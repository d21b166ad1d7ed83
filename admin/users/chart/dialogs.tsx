import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { NotYet } from '../../shared/not-yet';
import type { Choice } from '../../shared/pick';
import { PickPerson } from '../../shared/people/pick-person';
import { useAnswer } from '../../shared/use-answer';
import { Whom, Work } from '../../shared/list/bulk-dialog';
import { carryOut, type Move, type Somebody } from './move';
import { readTeam } from './read';
import { movedText } from './words';

interface DialogProps {
	close: () => void;
	/** Hears whom it was about, whether all were done or not. */
	onMoved: ( moves: Move[] ) => void;
	undo: ( done: Move[] ) => void;
}

interface Props extends DialogProps {
	people: Somebody[];
	/** Whom they report to now. */
	from: Somebody | null;
}

/** Another manager for one or several who have the same, or none. */
export const ChangeManager = ( props: Props ) => (
	<Modal
		title={ __( 'Change manager', 'svc' ) }
		onRequestClose={ props.close }
	>
		<Moving
			{ ...props }
			verb={ __( 'Change manager', 'svc' ) }
			except={ props.people.map( ( { id } ) => id ) }
			help={ __(
				'Search by name, job title or department. Empty means that nobody is above them.',
				'svc'
			) }
		/>
	</Modal>
);

/** Everybody who reports to somebody goes to another; if that is one of them, they stay where they are. */
export function MoveTeam( {
	manager,
	...props
}: DialogProps & { manager: Somebody } ) {
	const { value: team, ...asked } = useAnswer(
		String( manager.id ),
		( signal ) => readTeam( manager.id, signal )
	);
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: a name. */
				__( 'Move the team of %s', 'svc' ),
				manager.name
			) }
			onRequestClose={ props.close }
		>
			{ team ? (
				<Moving
					{ ...props }
					people={ team }
					from={ manager }
					verb={ __( 'Move the team', 'svc' ) }
					except={ [ manager.id ] }
					isChosen
					help={ __(
						'Whoever reports to them moves along. If you choose one of the team, that person stays, and the others report to them.',
						'svc'
					) }
				/>
			) : (
				<NotYet { ...asked } />
			) }
		</Modal>
	);
}

interface MovingProps extends Props {
	verb: string;
	help: string;
	except: number[];
	/** Whether there must be somebody to move to. */
	isChosen?: boolean;
}

function Moving( {
	people,
	from,
	close,
	onMoved,
	undo,
	isChosen = false,
	...props
}: MovingProps ) {
	const [ choice, choose ] = useState< Choice | null >(
		from && ! isChosen
			? { value: String( from.id ), label: from.name }
			: null
	);
	const to = choice && { id: Number( choice.value ), name: choice.label };
	const moves: ( Move & Somebody )[] = people
		.filter( ( { id } ) => id !== to?.id )
		.map( ( person ) => ( { ...person, person, from, to } ) );
	const isOther = ( to?.id ?? null ) !== ( from?.id ?? null );
	return (
		<Work
			items={ moves }
			close={ close }
			verb={ props.verb }
			isReady={
				isOther && moves.length > 0 && ( to !== null || ! isChosen )
			}
			work={ carryOut }
			done={ ( count ) => movedText( moves, count ) }
			undo={ undo }
			onChanged={ () => onMoved( moves ) }
		>
			<Whom items={ people } />
			<PickPerson
				label={ __( 'New manager', 'svc' ) }
				value={ choice }
				onChange={ choose }
				except={ props.except }
				help={ props.help }
			/>
		</Work>
	);
}
