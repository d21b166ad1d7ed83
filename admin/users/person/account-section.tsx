import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormProps } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import type { Choice } from '../../shared/pick';
import { PickAccount } from '../shared/pick-account';

/** The account that the profile is linked to. */
export function AccountSection( { draft, set, errors }: FormProps ) {
	const [ isChanging, setChanging ] = useState( false );
	const [ choice, setChoice ] = useState< Choice | null >( null );
	const [ before ] = useState( Number( draft.user_id ) );
	return (
		<Section title={ __( 'Account', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: %d: user ID. */
					__(
						'The profile is linked to the user with ID %d.',
						'svc'
					),
					before
				) }
			</p>
			{ isChanging ? (
				<PickAccount
					value={ choice }
					onChange={ ( next ) => {
						setChoice( next );
						set( {
							user_id: next ? Number( next.value ) : before,
						} );
					} }
					help={
						errors.user_id ??
						__(
							'The intranet details and the reports are moved to that account. Bookmarks stay with their account.',
							'svc'
						)
					}
				/>
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setChanging( true ) }
				>
					{ __( 'Link to another account', 'svc' ) }
				</Button>
			) }
		</Section>
	);
}
