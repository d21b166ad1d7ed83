import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { PersonName } from '../people/person-name';
import { PickPerson } from '../people/pick-person';
import type { FieldRow } from './field-row';
import { fieldClass, fieldMark, type FormProps } from './form-props';

/** Several people, by user ID in the draft and by name on the screen. */
export function PeopleField( {
	row: { name, label, max = Infinity, help },
	draft,
	set,
	errors,
}: FormProps & { row: FieldRow } ) {
	const ids = ( draft[ name ] ?? [] ) as readonly number[];
	// Choosing empties the control for the next person.
	const [ turn, setTurn ] = useState( 0 );
	const error = errors[ name ];
	return (
		<div
			{ ...fieldMark( name ) }
			tabIndex={ -1 }
			className={ fieldClass( error ) }
			role="group"
			aria-label={ label }
		>
			{ ids.length < max && (
				<PickPerson
					key={ turn }
					label={ label }
					value={ null }
					except={ [ Number( draft.user_id ), ...ids ] }
					help={
						help ??
						__( 'Search by name, job title or department.', 'svc' )
					}
					onChange={ ( choice ) => {
						if ( choice ) {
							set( {
								[ name ]: [ ...ids, Number( choice.value ) ],
							} );
							setTurn( turn + 1 );
						}
					} }
				/>
			) }
			<ul className="svc-people-field">
				{ ids.map( ( id, index ) => (
					<li key={ id }>
						<PersonName userId={ id } />
						<Button
							size="small"
							icon={ closeSmall }
							label={ sprintf(
								/* translators: 1: name of a field, 2: place in the list. */
								__( '%1$s: remove number %2$d', 'svc' ),
								label,
								index + 1
							) }
							onClick={ () =>
								set( {
									[ name ]: ids.filter(
										( one ) => one !== id
									),
								} )
							}
						/>
					</li>
				) ) }
			</ul>
			{ error && (
				<p className="svc-error" role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}
