import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Field } from '../../shared/form/field';
import {
	fieldClass,
	fieldMark,
	type FormProps,
} from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import type { Choice } from '../../shared/pick';
import { PickAccount } from '../shared/pick-account';

interface Props extends FormProps {
	isNew: boolean;
	setNew: ( isNew: boolean ) => void;
	account: Choice | null;
	onPick: ( choice: Choice | null ) => void;
}

/** The account that gets the profile: an existing one, or a new one. */
export function AccountSection( {
	isNew,
	setNew,
	account,
	onPick,
	...form
}: Props ) {
	const error = form.errors.user_id;
	return (
		<Section title={ __( 'Account', 'svc' ) }>
			{ boot().mayCreateUsers && (
				<RadioControl
					label={ __( 'Add a profile to', 'svc' ) }
					selected={ isNew ? 'new' : 'existing' }
					options={ [
						{
							value: 'existing',
							label: __( 'An existing account', 'svc' ),
						},
						{ value: 'new', label: __( 'A new account', 'svc' ) },
					] }
					onChange={ ( value ) => setNew( value === 'new' ) }
				/>
			) }
			{ isNew ? (
				<Field { ...form } name="account.username" />
			) : (
				<div
					{ ...fieldMark( 'user_id' ) }
					tabIndex={ -1 }
					className={ fieldClass( error ) }
				>
					<PickAccount
						value={ account }
						onChange={ onPick }
						help={
							error ??
							__(
								'Search the accounts without a profile by username, name or e-mail.',
								'svc'
							)
						}
					/>
				</div>
			) }
		</Section>
	);
}
