import { __ } from '@wordpress/i18n';
import {
	fieldClass,
	fieldMark,
	type FormProps,
} from '../../../shared/form/form-props';
import { PickPerson } from '../../../shared/people/pick-person';
import type { Choice } from '../../../shared/pick';

/** The field that has the manager's user ID. */
export const managerName = 'meta.svc_reports_to';

interface Props extends FormProps {
	choice: Choice | null;
	onPick: ( choice: Choice | null ) => void;
}

/** The manager by name; the draft has the user ID. */
export function ManagerField( { draft, set, errors, choice, onPick }: Props ) {
	const error = errors[ managerName ];
	return (
		<div
			{ ...fieldMark( managerName ) }
			tabIndex={ -1 }
			className={ fieldClass( error ) }
		>
			<PickPerson
				value={ choice }
				except={ [ Number( draft.user_id ) ] }
				help={
					error ??
					__( 'Search by name, job title or department.', 'svc' )
				}
				onChange={ ( next ) => {
					onPick( next );
					set( {
						[ managerName ]: next ? Number( next.value ) : null,
					} );
				} }
			/>
		</div>
	);
}
