import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Field } from '../../shared/form/field';
import {
	fieldClass,
	fieldMark,
	type FormProps,
} from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { PickAccount } from '../shared/pick-account';
import type { AccountChoice } from './use-account';

interface Props extends FormProps {
	choice: AccountChoice;
}

/** The account that the person signs in with: a new one, or one that exists. */
export const AccountSection = ( { choice, ...form }: Props ) => (
	<Section title={ __( 'Account', 'svc' ) }>
		{ boot().mayCreateUsers && (
			<RadioControl
				label={ __( 'The person signs in with', 'svc' ) }
				selected={ choice.isNew ? 'new' : 'existing' }
				options={ [
					{
						value: 'new',
						label: __( 'A new account', 'svc' ),
						description: __(
							'It gets the e-mail address above and the default role of this site.',
							'svc'
						),
					},
					{
						value: 'existing',
						label: __( 'An existing account', 'svc' ),
					},
				] }
				onChange={ ( value ) => choice.setNew( value === 'new' ) }
			/>
		) }
		{ choice.isNew ? (
			<NewAccount { ...form } choice={ choice } />
		) : (
			<ExistingAccount { ...form } choice={ choice } />
		) }
	</Section>
);

const NewAccount = ( { choice, ...form }: Props ) => (
	<>
		<Field { ...form } name="account.username" />
		<CheckboxControl
			label={ __(
				'Send an invitation to the owner of the new account',
				'svc'
			) }
			help={ __(
				'WordPress sends an e-mail with a link to set a password. Without it, the person uses “Lost your password?” on the login page.',
				'svc'
			) }
			checked={ choice.invites }
			onChange={ choice.setInvites }
		/>
	</>
);

function ExistingAccount( { choice, errors }: Props ) {
	const error = errors.user_id;
	const place = useRef< HTMLDivElement >( null );
	// The button that chose the account by its address is gone.
	useEffect( () => {
		const { activeElement, body } = place.current?.ownerDocument ?? {};
		if ( activeElement === body ) {
			place.current?.focus();
		}
	}, [] );
	return (
		<div
			ref={ place }
			{ ...fieldMark( 'user_id' ) }
			tabIndex={ -1 }
			className={ fieldClass( error ) }
		>
			<PickAccount
				value={ choice.account }
				onChange={ choice.pick }
				help={
					error ??
					__(
						'Search the accounts without a profile by username, name or e-mail.',
						'svc'
					)
				}
			/>
		</div>
	);
}
