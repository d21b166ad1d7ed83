import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { addressOf, navigate } from '../../shared/location';
import { fullName } from '../../shared/people/names';
import { AccountSection } from './account-section';
import { CardSection } from './card-section';
import { DeleteSection } from './delete-section';
import { PhotoField } from '../shared/profile/photo-field';
import { Section } from '../../shared/form/section';
import {
	ContactSection,
	CustomFields,
	NameSection,
	PublicSection,
	WorkSection,
} from '../shared/profile/sections';
import { useDraft } from '../../shared/form/use-draft';
import { VersionScreen } from '../../shared/form/version-screen';
import type { Version } from '../shared/profile/read';
import { useSaving } from '../../shared/form/use-saving';

/** All of one person, for those who may manage. */
export function EditPerson( {
	start,
	back,
}: {
	start: Version;
	back: ReactNode;
} ) {
	const [ version, setVersion ] = useState( start );
	const [ manager, setManager ] = useState( start.manager );
	const editing = useDraft( start.draft );
	const saving = useSaving(
		version,
		( fresh ) => {
			setVersion( fresh );
			setManager( fresh.manager );
		},
		editing
	);
	const props = { ...editing, may: () => true };
	return (
		<VersionScreen
			title={ fullName( version.profile ) }
			back={ back }
			actions={
				version.profile.role !== 'realtor_partner' && (
					<InChart user={ version.profile.user_id } />
				)
			}
			editing={ editing }
			saving={ saving }
			aside={
				<>
					<Section title={ __( 'Photo', 'svc' ) }>
						<PhotoField
							{ ...props }
							standIn={
								version.profile.avatar_id === null
									? version.profile.avatar_url
									: ''
							}
						/>
					</Section>
					<AccountSection { ...props } />
					<CardSection id={ version.profile.id } />
					<DeleteSection
						profile={ version.profile }
						manager={ version.manager }
					/>
				</>
			}
		>
			<NameSection { ...props } />
			<ContactSection { ...props } />
			<WorkSection
				{ ...props }
				manager={ manager }
				onPickManager={ setManager }
			/>
			<PublicSection { ...props } />
			<CustomFields { ...props } />
		</VersionScreen>
	);
}

const InChart = ( { user }: { user: number } ) => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		onClick={ () =>
			void navigate( addressOf( 'svc-people-chart', { user } ) )
		}
	>
		{ __( 'Show in the chart', 'svc' ) }
	</Button>
);
