import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { NotYet } from '../../../shared/not-yet';
import type { Choice } from '../../../shared/pick';
import { PickPerson } from '../../../shared/people/pick-person';
import { useAnswer } from '../../../shared/use-answer';
import { Names } from '../../../shared/list/names';
import { PeopleDialog } from '../../shared/people-dialog';
import { changeManager } from './change-manager';
import type { Move, Person } from './move';
import { readTeam } from '../data/read';
import { movedText } from './texts';

interface DialogProps {
	close: () => void;
	/** Called with all moves, carried out or refused. */
	onMoved: ( moves: Move[] ) => Promise< void >;
	undo: ( done: Move[] ) => Promise< void >;
}

interface Props extends DialogProps {
	people: Person[];
	/** Their manager now. */
	from: Person | null;
}

/** Another manager for people who have the same manager, or none. */
export const ChangeManager = ( props: Props ) => (
	<Modal
		title={ __( 'Change manager', 'svc' ) }
		focusOnMount="firstContentElement"
		onRequestClose={ props.close }
	>
		<Moving
			{ ...props }
			label={ __( 'Change manager', 'svc' ) }
			except={ props.people.map( ( { id } ) => id ) }
			help={ __(
				'Search by name, job title or department. Leave empty for no manager.',
				'svc'
			) }
		/>
	</Modal>
);

/** Another manager for all reports of a person. If it is one of the reports, that one stays. */
export function MoveTeam( {
	manager,
	...props
}: DialogProps & { manager: Person } ) {
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
					label={ __( 'Move team', 'svc' ) }
					except={ [ manager.id ] }
					isRequired
					help={ __(
						'Their own reports move with them. If you choose a member of the team, that person stays, and the others report to them.',
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
	label: string;
	help: string;
	except: number[];
	/** Whether a new manager must be chosen. */
	isRequired?: boolean;
}

function Moving( {
	people,
	from,
	close,
	onMoved,
	undo,
	isRequired = false,
	...props
}: MovingProps ) {
	const [ choice, setChoice ] = useState< Choice | null >(
		from && ! isRequired
			? { value: String( from.id ), label: from.name }
			: null
	);
	const to = choice && { id: Number( choice.value ), name: choice.label };
	const moves: ( Move & Person )[] = people
		.filter( ( { id } ) => id !== to?.id )
		.map( ( person ) => ( { ...person, person, from, to } ) );
	const isOther = ( to?.id ?? null ) !== ( from?.id ?? null );
	return (
		<PeopleDialog
			items={ moves }
			close={ close }
			label={ props.label }
			isReady={
				isOther && moves.length > 0 && ( to !== null || ! isRequired )
			}
			run={ changeManager }
			doneText={ ( count ) => movedText( moves, count ) }
			undo={ ( done ) => void undo( done ) }
			onChanged={ () => void onMoved( moves ) }
		>
			<Names names={ people.map( ( { name } ) => name ) } />
			<PickPerson
				label={ __( 'New manager', 'svc' ) }
				value={ choice }
				onChange={ setChoice }
				except={ props.except }
				help={ props.help }
			/>
		</PeopleDialog>
	);
}
