import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { byName, editableByAdministrators } from '../../shared/form/field-row';
import { FormScreen } from '../../shared/form/form-screen';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { allowLeaving } from '../../shared/leaving';
import { Link } from '../../shared/link';
import { addressOf, navigate } from '../../shared/location';
import { notify } from '../../shared/notices';
import type { Choice } from '../../shared/pick';
import { personRows, usernameRow } from '../fields';
import { MoreSection } from '../shared/profile/more-section';
import { PhotoField } from '../shared/profile/photo-field';
import {
	administratorsNames,
	ContactSection,
	NameSection,
	PublicSection,
	WorkSection,
} from '../shared/profile/sections';
import { AccountSection } from './account-section';
import { emailOf } from './create-account';
import { emptyDraft, nameParts } from './draft';
import { useAdding } from './use-adding';

const newPersonRows = () =>
	byName( [ usernameRow(), ...personRows().values() ] );

const back = () => (
	<Link className="svc-back" href={ addressOf( 'svc-people' ) }>
		{ __( 'All people', 'svc' ) }
	</Link>
);

/** A profile for an account, which may be created with it. */
export function AddPerson() {
	const [ rows ] = useState( newPersonRows );
	const editing = useDraft( emptyDraft, rows );
	const [ account, setAccount ] = useState< Choice | null >( null );
	const [ manager, setManager ] = useState< Choice | null >( null );
	const [ isNew, setNew ] = useState( false );
	const adding = useAdding( editing, {
		isNew,
		onAccountCreated: ( created ) => {
			setNew( false );
			setAccount( created );
		},
		onAdded: ( id ) => {
			allowLeaving();
			notify( __( 'Person added.', 'svc' ) );
			void navigate( addressOf( 'svc-people', { person: id } ) );
		},
	} );
	const form = { ...editing, may: editableByAdministrators( rows ) };
	const latest = useRef( editing.draft );
	latest.current = editing.draft;

	async function suggestEmail( choice: Choice ) {
		const email = await emailOf( choice );
		if ( email && ! latest.current.email ) {
			editing.set( { email } );
		}
	}

	function pick( choice: Choice | null ) {
		setAccount( choice );
		editing.set( {
			user_id: choice ? Number( choice.value ) : null,
			...nameParts( choice, editing.draft ),
		} );
		if ( choice && boot().mayCreateUsers ) {
			void suggestEmail( choice );
		}
	}

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
			<AccountSection
				{ ...form }
				isNew={ isNew }
				setNew={ setNew }
				account={ account }
				onPick={ pick }
			/>
			<NameSection { ...form } />
			<ContactSection { ...form } />
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
