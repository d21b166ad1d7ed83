import { __ } from '@wordpress/i18n';
import {
	fieldClass,
	fieldMark,
	type FormProps,
} from '../../../shared/form/form-props';
import { PickPerson } from '../../../shared/people/pick-person';
import type { Choice } from '../../../shared/pick';

const name = 'meta.svc_reports_to';

interface Props extends FormProps {
	choice: Choice | null;
	onPick: ( choice: Choice | null ) => void;
}

/** The manager by name; the draft has the user ID. */
export function ManagerField( { draft, set, errors, choice, onPick }: Props ) {
	const error = errors[ name ];
	return (
		<div
			{ ...fieldMark( name ) }
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
					set( { [ name ]: next ? Number( next.value ) : null } );
				} }
			/>
		</div>
	);
}
