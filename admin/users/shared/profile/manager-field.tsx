import { __ } from '@wordpress/i18n';
import { PickPerson } from '../../../shared/people/pick-person';
import type { Choice } from '../../../shared/pick';
import { fieldMark, type FormProps } from '../../../shared/form/form-props';

interface Props extends FormProps {
	choice: Choice | null;
	onPick: ( choice: Choice | null ) => void;
}

/** The manager, by name; the draft has the user ID. */
export function ManagerField( {
	draft,
	set,
	complaints,
	choice,
	onPick,
}: Props ) {
	const complaint = complaints[ 'meta.svc_reports_to' ];
	return (
		<div
			{ ...fieldMark( 'meta.svc_reports_to' ) }
			tabIndex={ -1 }
			className={ complaint ? 'svc-field has-complaint' : 'svc-field' }
		>
			<PickPerson
				value={ choice }
				except={ [ Number( draft.user_id ) ] }
				help={
					complaint ??
					__( 'Search by name, job title or department.', 'svc' )
				}
				onChange={ ( next ) => {
					onPick( next );
					set( {
						'meta.svc_reports_to': next
							? Number( next.value )
							: null,
					} );
				} }
			/>
		</div>
	);
}
