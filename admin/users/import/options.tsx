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

/** How the rows are to be taken. */
export function Options( { mapping, known, onChange }: Props ) {
	const missing = lacking( mapping, known );
	return (
		<Section title={ __( 'How the rows are taken', 'svc' ) }>
			<RadioControl
				label={ __( 'Find people by', 'svc' ) }
				selected={ mapping.match }
				options={ [
					{
						value: 'account_email',
						label: __( 'the e-mail of their account', 'svc' ),
						description: __(
							'Without a column of account e-mails, the contact e-mail stands in for it.',
							'svc'
						),
					},
					{
						value: 'user_id',
						label: __( 'their user ID', 'svc' ),
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
									'None of the columns is the user ID. Say above which one is, or find people by e-mail.',
									'svc'
								)
							: __(
									'None of the columns is an e-mail address. Say above which one is “Account e-mail” or “E-mail”.',
									'svc'
								) }
					</Notice>
				) }
				{ hasKey( mapping ) && missing.length > 0 && (
					<Notice status="info" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: names of columns. */
							__(
								'People who have a profile can be changed. Rows about anybody else will be refused, because new people need these as well: %s.',
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
						label: __( 'leave what is there', 'svc' ),
					},
					{
						value: 'clears',
						label: __( 'clear what is there', 'svc' ),
					},
				] }
				onChange={ ( value ) =>
					onChange( { ...mapping, clears: value === 'clears' } )
				}
			/>
			{ boot().mayCreateUsers && (
				<CheckboxControl
					label={ __(
						'Create accounts for people who have none',
						'svc'
					) }
					help={
						mapping.match === 'user_id'
							? __(
									'Only where people are found by e-mail.',
									'svc'
								)
							: __(
									'Always with the default role of this site, and with a password that nobody knows. No mail is sent: “Lost your password?” on the login page lets them choose one.',
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
