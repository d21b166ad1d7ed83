import { RadioControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { leaves } from '../../shared/leaving';
import { addressOf, navigate } from '../../shared/location';
import { Link } from '../../shared/link';
import type { Choice } from '../../shared/pick';
import { PickAccount } from '../shared/pick-account';
import { say } from '../../shared/say';
import { fieldMark, type FormProps } from '../../shared/form/form-props';
import { FormScreen } from '../../shared/form/form-screen';
import { PhotoField } from '../shared/profile/photo-field';
import { Section } from '../../shared/form/section';
import {
	ContactSection,
	CustomFields,
	NameSection,
	PublicSection,
	WorkSection,
} from '../shared/profile/sections';
import { TextField } from '../../shared/form/field';
import { useDraft } from '../../shared/form/use-draft';
import { emptyDraft, nameParts, useAdding } from './adding';
import { mailOf } from './create-account';

export function AddPerson() {
	const editing = useDraft( emptyDraft );
	const [ account, setAccount ] = useState< Choice | null >( null );
	const [ manager, setManager ] = useState< Choice | null >( null );
	const [ isNew, setNew ] = useState( false );
	const adding = useAdding( editing, {
		isNew,
		onAccountMade: ( made ) => {
			setNew( false );
			setAccount( made );
		},
		onAdded: ( id ) => {
			leaves();
			say( __( 'Person added.', 'svc' ) );
			void navigate( addressOf( 'svc-people', { person: id } ) );
		},
	} );
	const props = { ...editing, may: () => true };
	const latest = useRef( editing.draft );
	latest.current = editing.draft;
	async function takeMail( choice: Choice ) {
		const email = await mailOf( choice );
		if ( email && ! latest.current.email ) {
			editing.set( { email } );
		}
	}
	return (
		<FormScreen
			title={ __( 'Add person', 'svc' ) }
			back={
				<Link className="svc-back" href={ addressOf( 'svc-people' ) }>
					{ __( 'All people', 'svc' ) }
				</Link>
			}
			submit={ __( 'Add', 'svc' ) }
			isReady
			editing={ editing }
			saving={ adding }
			aside={
				<Section title={ __( 'Photo', 'svc' ) }>
					<PhotoField { ...props } standIn="" />
				</Section>
			}
		>
			<Account
				{ ...props }
				isNew={ isNew }
				setNew={ setNew }
				account={ account }
				onPick={ ( choice ) => {
					setAccount( choice );
					editing.set( {
						user_id: choice ? Number( choice.value ) : null,
						...nameParts( choice, editing.draft ),
					} );
					if ( choice && boot().mayCreateUsers ) {
						void takeMail( choice );
					}
				} }
			/>
			<NameSection { ...props } />
			<ContactSection { ...props } />
			<WorkSection
				{ ...props }
				manager={ manager }
				onPickManager={ setManager }
			/>
			<PublicSection { ...props } />
			<CustomFields { ...props } />
		</FormScreen>
	);
}

interface AccountProps extends FormProps {
	isNew: boolean;
	setNew: ( isNew: boolean ) => void;
	account: Choice | null;
	onPick: ( choice: Choice | null ) => void;
}

/** The account that gets the profile: one that is there, or a new one. */
function Account( { isNew, setNew, account, onPick, ...props }: AccountProps ) {
	const complaint = props.complaints.user_id;
	return (
		<Section title={ __( 'Account', 'svc' ) }>
			{ boot().mayCreateUsers && (
				<RadioControl
					label={ __( 'The profile is for', 'svc' ) }
					selected={ isNew ? 'new' : 'known' }
					options={ [
						{
							value: 'known',
							label: __( 'an existing account', 'svc' ),
						},
						{ value: 'new', label: __( 'a new account', 'svc' ) },
					] }
					onChange={ ( value ) => setNew( value === 'new' ) }
				/>
			) }
			{ isNew ? (
				<TextField
					{ ...props }
					name="account.username"
					isRequired
					label={ __( 'User name', 'svc' ) }
					help={ __(
						'The account gets the e-mail below and the default role of this site. Its owner chooses a password by “Lost your password?” on the login page.',
						'svc'
					) }
				/>
			) : (
				<div
					{ ...fieldMark( 'user_id' ) }
					tabIndex={ -1 }
					className={
						complaint ? 'svc-field has-complaint' : 'svc-field'
					}
				>
					<PickAccount
						value={ account }
						onChange={ onPick }
						help={
							complaint ??
							__(
								'Search among the accounts without a profile by user name, name or e-mail.',
								'svc'
							)
						}
					/>
				</div>
			) }
		</Section>
	);
}
