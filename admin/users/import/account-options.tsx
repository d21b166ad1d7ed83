import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Mapping } from './mapping';

interface Props {
	mapping: Mapping;
	onChange: ( mapping: Mapping ) => void;
}

/** Whether accounts are created, and their owners told by e-mail. */
export function AccountOptions( { mapping, onChange }: Props ) {
	const isByEmail = mapping.match !== 'user_id';
	const creates = mapping.createsAccounts && isByEmail;
	return (
		<>
			<CheckboxControl
				label={ __( 'Create accounts for people without one', 'svc' ) }
				help={
					isByEmail
						? __(
								'New accounts get the default role of this site.',
								'svc'
							)
						: __(
								'Available only if people are found by e-mail.',
								'svc'
							)
				}
				disabled={ ! isByEmail }
				checked={ creates }
				onChange={ ( createsAccounts ) =>
					onChange( { ...mapping, createsAccounts } )
				}
			/>
			{ creates && (
				<CheckboxControl
					label={ __(
						'Send invitations to the owners of new accounts',
						'svc'
					) }
					help={ __(
						'WordPress sends them an e-mail with a link to set their password, some at a time after the import. Without it, people use “Lost your password?” on the login page.',
						'svc'
					) }
					checked={ mapping.invites }
					onChange={ ( invites ) =>
						onChange( { ...mapping, invites } )
					}
				/>
			) }
		</>
	);
}
