import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { byName, editableByAdministrators } from '../../shared/form/field-row';
import { textOfValue, type FormProps } from '../../shared/form/form-props';
import { FormScreen } from '../../shared/form/form-screen';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { allowLeaving } from '../../shared/leaving';
import { Link } from '../../shared/link';
import { addressOf, navigate } from '../../shared/location';
import { notify } from '../../shared/notices';
import { roleChoices, usualRole } from '../../shared/people/roles';
import type { Choice } from '../../shared/pick';
import { personRows } from '../fields';
import { MoreSection } from '../shared/profile/more-section';
import { PhotoField } from '../shared/profile/photo-field';
import {
	administratorsNames,
	ContactSection,
	NameSection,
	PublicSection,
	WorkSection,
} from '../shared/profile/sections';
import type { Unsaved } from '../shared/profile/unsaved';
import { AccountSection } from './account-section';
import { emptyDraft } from './draft';
import { EmailOwner } from './email-owner';
import { useAccount } from './use-account';
import { useAdding } from './use-adding';
import { usernameRow, withUsername } from './username';

const newPersonRows = () =>
	byName( [ usernameRow( boot().isNetwork ), ...personRows().values() ] );

const back = () => (
	<Link className="svc-back" href={ addressOf( 'svc-people' ) }>
		{ __( 'All people', 'svc' ) }
	</Link>
);

/** A person, and then the account that the person gets the profile with. */
export function AddPerson() {
	const [ rows ] = useState( newPersonRows );
	const [ start ] = useState( () => ( {
		...emptyDraft,
		role: usualRole( roleChoices() ),
	} ) );
	const editing = useDraft( start, rows );
	const account = useAccount( editing );
	const [ manager, setManager ] = useState< Choice | null >( null );
	// Also what is picked while the person is being added.
	const picked = useRef( manager );
	picked.current = manager;
	const adding = useAdding( editing, {
		account,
		onAdded: ( id, changes ) => {
			allowLeaving();
			notify( __( 'Person added.', 'svc' ) );
			const unsaved: Unsaved = { changes, manager: picked.current };
			void navigate( addressOf( 'svc-people', { person: id } ), unsaved );
		},
	} );
	const form: FormProps = {
		...editing,
		set: ( changes ) =>
			editing.set(
				withUsername( editing.draft, changes, boot().isNetwork )
			),
		may: editableByAdministrators( rows ),
	};

	return (
		<FormScreen
			title={ __( 'Add person', 'svc' ) }
			back={ back() }
			submit={ __( 'Add', 'svc' ) }
			isReady
			editing={ editing }
			saving={ adding }
			aside={
				<Section title={ __( 'Photo', 'svc' ) }>
					<PhotoField { ...form } fallback="" />
				</Section>
			}
		>
			<NameSection { ...form } />
			<div>
				<ContactSection { ...form } />
				{ account.isNew && (
					<EmailOwner
						email={ textOfValue( editing.draft.email ) }
						onUse={ account.pick }
					/>
				) }
			</div>
			<AccountSection { ...form } choice={ account } />
			<WorkSection
				{ ...form }
				manager={ manager }
				onPickManager={ setManager }
			/>
			<PublicSection { ...form } />
			<MoreSection { ...form } placed={ administratorsNames } />
		</FormScreen>
	);
}
