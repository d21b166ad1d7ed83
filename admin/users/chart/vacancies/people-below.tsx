import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NotYet } from '../../../shared/not-yet';
import { useAnswer } from '../../../shared/use-answer';
import { readTeam, readTops } from '../data/read';

interface Props {
	/** Null for people without a manager. */
	managerId: number | null;
	chosen: readonly number[];
	onChange: ( ids: readonly number[] ) => void;
}

/** Which of a manager's reports are drawn below a vacancy. */
export function PeopleBelow( { managerId, chosen, onChange }: Props ) {
	const { value: team, ...asked } = useAnswer(
		String( managerId ),
		( signal ) =>
			managerId === null
				? readTops( signal )
				: readTeam( managerId, signal )
	);
	if ( ! team ) {
		return <NotYet { ...asked } />;
	}
	return (
		<fieldset className="svc-people-below">
			<legend>{ __( 'People below the vacancy', 'svc' ) }</legend>
			{ team.length === 0 && (
				<p>{ __( 'No one reports to this manager.', 'svc' ) }</p>
			) }
			{ team.map( ( { id, name } ) => (
				<CheckboxControl
					key={ id }
					label={ name }
					checked={ chosen.includes( id ) }
					onChange={ ( isBelow ) =>
						onChange(
							isBelow
								? [ ...chosen, id ]
								: chosen.filter( ( one ) => one !== id )
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
