import { CheckboxControl, Notice, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { boot } from '../../shared/boot';
import { Section } from '../../shared/form/section';
import { hasKey, lacking, type Mapping, type Match } from './mapping';

interface Props {
	mapping: Mapping;
	known: ImportColumn[];
	onChange: ( mapping: Mapping ) => void;
}

/** The options of an import. */
export function Options( { mapping, known, onChange }: Props ) {
	const missing = lacking( mapping, known );
	return (
		<Section title={ __( 'Import options', 'svc' ) }>
			<RadioControl
				label={ __( 'Find people by', 'svc' ) }
				selected={ mapping.match }
				options={ [
					{
						value: 'account_email',
						label: __( 'Account e-mail', 'svc' ),
						description: __(
							'If your file has no column with account e-mails, the contact e-mail is used.',
							'svc'
						),
					},
					{
						value: 'user_id',
						label: __( 'User ID', 'svc' ),
					},
				] }
				onChange={ ( match ) =>
					onChange( { ...mapping, match: match as Match } )
				}
			/>
			<div aria-live="polite">
				{ ! hasKey( mapping ) && (
					<Notice status="error" isDismissible={ false }>
						{ mapping.match === 'user_id'
							? __(
									'No column is imported as user ID. Choose one above, or find people by e-mail.',
									'svc'
								)
							: __(
									'No column is imported as e-mail address. Choose “Account e-mail” or “E-mail” for one of them above.',
									'svc'
								) }
					</Notice>
				) }
				{ hasKey( mapping ) && missing.length > 0 && (
					<Notice status="info" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: names of columns. */
							__(
								'Existing profiles can be changed. Rows about other people will be refused, because new profiles also need: %s.',
								'svc'
							),
							missing.map( ( { label } ) => label ).join( ', ' )
						) }
					</Notice>
				) }
			</div>
			<RadioControl
				label={ __( 'Empty cells', 'svc' ) }
				selected={ mapping.clears ? 'clears' : 'keeps' }
				options={ [
					{
						value: 'keeps',
						label: __( 'Keep the current value', 'svc' ),
					},
					{
						value: 'clears',
						label: __( 'Clear the current value', 'svc' ),
					},
				] }
				onChange={ ( value ) =>
					onChange( { ...mapping, clears: value === 'clears' } )
				}
			/>
			{ boot().mayCreateUsers && (
				<CheckboxControl
					label={ __(
						'Create accounts for people without one',
						'svc'
					) }
					help={
						mapping.match === 'user_id'
							? __(
									'Available only if people are found by e-mail.',
									'svc'
								)
							: __(
									'New accounts get the default role of this site. No e-mail is sent: people set their password with “Lost your password?” on the login page.',
									'svc'
								)
					}
					disabled={ mapping.match === 'user_id' }
					checked={
						mapping.createsAccounts && mapping.match !== 'user_id'
					}
					onChange={ ( createsAccounts ) =>
						onChange( { ...mapping, createsAccounts } )
					}
				/>
			) }
		</Section>
	);
}
