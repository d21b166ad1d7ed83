import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Screen } from '../shared/screen';
import { useGuard } from '../shared/use-guard';
import { fullName } from '../shared/words';
import { AccountSection } from './account-section';
import { Conflict } from './conflict';
import { DeleteSection } from './delete-section';
import { ComplaintSummary } from './form/complaint-summary';
import { PhotoField } from './form/photo-field';
import { Section } from './form/section';
import {
	ContactSection,
	CustomFields,
	NameSection,
	PublicSection,
	WorkSection,
} from './form/sections';
import { useDraft } from './form/use-draft';
import type { Version } from './read';
import { useSaving } from './use-saving';

const form = 'svc-person';

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
	const guard = useGuard( editing.changed.length > 0 );
	const props = { ...editing, may: () => true };
	return (
		<Screen
			title={ fullName( version.profile ) }
			back={ back }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					form={ form }
					isBusy={ saving.isBusy }
					disabled={ saving.isBusy || editing.changed.length === 0 }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'svc' ) }
				</Button>
			}
		>
			<ComplaintSummary
				text={ saving.text }
				complaints={ editing.complaints }
				attempt={ saving.attempt }
			/>
			<form
				id={ form }
				className="svc-form"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void saving.submit();
				} }
			>
				<div className="svc-form__main">
					<NameSection { ...props } />
					<ContactSection { ...props } />
					<WorkSection
						{ ...props }
						manager={ manager }
						onPickManager={ setManager }
					/>
					<PublicSection { ...props } />
					<CustomFields { ...props } />
				</div>
				<aside className="svc-form__aside">
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
					<DeleteSection
						profile={ version.profile }
						manager={ version.manager }
					/>
				</aside>
			</form>
			{ saving.conflict && (
				<Conflict
					merge={ saving.conflict.merge }
					theirs={ saving.conflict.theirs.draft }
					base={ editing.base }
					onMerged={ ( draft ) => void saving.settle( draft ) }
					onClose={ saving.dismiss }
				/>
			) }
			{ guard }
		</Screen>
	);
}
