import {
	CheckboxControl,
	Notice,
	RadioControl,
	SelectControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { offered } from '../../shared/form/field-row';
import { Section } from '../../shared/form/section';
import { AccountOptions } from './account-options';
import { keyOf, lacking, type Mapping, type Match } from './mapping';
import type { Leavers } from './leavers';
import type { Reading } from './reading';
import { rowsText } from './texts';

interface Props {
	mapping: Mapping;
	known: ImportColumn[];
	reading: Reading;
	leavers: Leavers | null;
	onChange: ( mapping: Mapping ) => void;
}

export const Options = ( {
	mapping,
	known,
	reading,
	leavers,
	onChange,
}: Props ) => (
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
			<Missing mapping={ mapping } known={ known } />
		</div>
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Role of new people', 'svc' ) }
			help={ __( 'For rows that have no role.', 'svc' ) }
			value={ mapping.roleForNew }
			options={ offered( reading.roles, mapping.roleForNew ) }
			onChange={ ( roleForNew ) =>
				onChange( { ...mapping, roleForNew } )
			}
		/>
		{ reading.mayCreateUsers && (
			<AccountOptions mapping={ mapping } onChange={ onChange } />
		) }
		{ leavers && (
			<CheckboxControl
				label={ sprintf(
					/* translators: %s: how many rows, such as "12 rows". */
					__( 'Leave out people who have left (%s)', 'svc' ),
					rowsText( leavers.rows.size )
				) }
				help={ sprintf(
					/* translators: 1: text of a cell, such as "Terminated", 2: header of a column. */
					__( 'For example “%1$s” in the column “%2$s”.', 'svc' ),
					leavers.cell,
					leavers.header
				) }
				checked={ mapping.leavesOut }
				onChange={ ( leavesOut ) =>
					onChange( { ...mapping, leavesOut } )
				}
			/>
		) }
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
		<CheckboxControl
			label={ __( 'Refuse rows with any problem', 'svc' ) }
			help={ __(
				'Otherwise people are imported without the values that are wrong and without managers who are not found. The dry run lists them.',
				'svc'
			) }
			checked={ mapping.isStrict }
			onChange={ ( isStrict ) => onChange( { ...mapping, isStrict } ) }
		/>
	</Section>
);

/** Names the columns that are missing: the one that identifies people, or those that a new person needs. */
function Missing( { mapping, known }: Pick< Props, 'mapping' | 'known' > ) {
	if ( keyOf( mapping ) === undefined ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ mapping.match === 'user_id'
					? __(
							'No column is imported as user ID. Choose one above, or find people by e-mail.',
							'svc'
						)
					: __(
							'No column is imported as e-mail address. The file needs a column with the work e-mail address of each person: people are found by it, and new accounts are created with it. Choose “E-mail” for that column above, or add it to the file.',
							'svc'
						) }
			</Notice>
		);
	}
	const missing = lacking( mapping.columns, known );
	return missing.length === 0 ? null : (
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
	);
}
