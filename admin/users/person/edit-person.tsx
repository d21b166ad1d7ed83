import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import { boot } from '../../shared/boot';
import { editableByAdministrators } from '../../shared/form/field-row';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { VersionScreen } from '../../shared/form/version-screen';
import { addressOf, navigate } from '../../shared/location';
import { fullName } from '../../shared/people/names';
import type { Choice } from '../../shared/pick';
import { personRows } from '../fields';
import {
	HistorySection,
	historyVersion,
} from '../shared/history/history-section';
import { MoreSection } from '../shared/profile/more-section';
import { describedBy } from '../shared/profile/described';
import { managerName } from '../shared/profile/manager-field';
import { PhotoField } from '../shared/profile/photo-field';
import type { PersonVersion } from '../shared/profile/read';
import { personSource } from '../shared/profile/save';
import { useUnsaved } from '../shared/profile/unsaved';
import {
	administratorsNames,
	ContactSection,
	NameSection,
	PublicSection,
	WorkSection,
} from '../shared/profile/sections';
import { AccountSection } from './account-section';
import { CardSection } from './card-section';
import { TrashSection } from './trash-section';

interface Props {
	start: PersonVersion;
	back: ReactNode;
}

/** All fields of one person, for administrators. */
export function EditPerson( { start, back }: Props ) {
	const [ rows ] = useState( personRows );
	const [ described ] = useState( () => describedBy( rows ) );
	const [ version, setVersion ] = useState( start );
	const unsaved = useUnsaved();
	const [ picked, setPicked ] = useState< Choice | null >( unsaved.manager );
	const { profile } = version;
	const editing = useDraft( start.draft, rows, unsaved.changes );
	const saving = useSaving(
		version,
		setVersion,
		personSource( profile.id ),
		editing
	);
	const manager = [ version.manager, picked ].find(
		( one ) => one?.value === String( editing.draft[ managerName ] )
	);
	const form = { ...editing, may: editableByAdministrators( rows ) };
	return (
		<VersionScreen
			title={ fullName( profile ) }
			back={ back }
			actions={
				<>
					<ViewPage { ...profile } />
					{ profile.role !== 'realtor_partner' && (
						<ShowInOrgChart user={ profile.user_id } />
					) }
				</>
			}
			editing={ editing }
			saving={ saving }
			described={ described }
			aside={
				<>
					<Section title={ __( 'Photo', 'svc' ) }>
						<PhotoField
							{ ...form }
							fallback={
								profile.avatar_id === null
									? profile.avatar_url
									: ''
							}
						/>
					</Section>
					<AccountSection { ...form } />
					<CardSection id={ profile.id } />
					<TrashSection
						profile={ profile }
						manager={ version.manager }
					/>
				</>
			}
		>
			<NameSection { ...form } />
			<ContactSection { ...form } />
			<WorkSection
				{ ...form }
				manager={ manager ?? null }
				onPickManager={ setPicked }
			/>
			<PublicSection { ...form } />
			<MoreSection { ...form } placed={ administratorsNames } />
			<HistorySection
				id={ profile.id }
				rows={ rows }
				version={ historyVersion( version ) }
			/>
		</VersionScreen>
	);
}

/** The saved profile's page for visitors, where the site has these pages and the role is public. */
const ViewPage = ( { id, role }: Pick< Profile, 'id' | 'role' > ) => {
	const { personPages } = boot();
	return (
		personPages?.roles.includes( role ) && (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ personPages.url + id }
			>
				{ __( 'View page', 'svc' ) }
			</Button>
		)
	);
};

const ShowInOrgChart = ( { user }: { user: number } ) => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		onClick={ () =>
			void navigate( addressOf( 'svc-people-chart', { user } ) )
		}
	>
		{ __( 'Show in org chart', 'svc' ) }
	</Button>
);
