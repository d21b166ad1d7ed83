import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PickAccount } from '../shared/pick-account';
import type { Choice } from '../../shared/pick';
import type { FormProps } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';

/** Whose profile this is; it can be given to another account. */
export function AccountSection( { draft, set, complaints }: FormProps ) {
	const [ isMoving, setMoving ] = useState( false );
	const [ choice, setChoice ] = useState< Choice | null >( null );
	const [ before ] = useState( Number( draft.user_id ) );
	return (
		<Section title={ __( 'Account', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: %d: user ID. */
					__( 'The profile belongs to account number %d.', 'svc' ),
					before
				) }
			</p>
			{ isMoving ? (
				<PickAccount
					value={ choice }
					onChange={ ( next ) => {
						setChoice( next );
						set( {
							user_id: next ? Number( next.value ) : before,
						} );
					} }
					help={
						complaints.user_id ??
						__(
							'The internal details and the reports move along; bookmarks stay with their account.',
							'svc'
						)
					}
				/>
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setMoving( true ) }
				>
					{ __( 'Give to another account', 'svc' ) }
				</Button>
			) }
		</Section>
	);
}
