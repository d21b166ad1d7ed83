import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Field } from '../../shared/form/field';
import { editableByOwner } from '../../shared/form/field-row';
import type { FormProps } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { VersionScreen } from '../../shared/form/version-screen';
import { OwnSections } from '../../shared/own-sections';
import { personRows } from '../fields';
import { describedBy } from '../shared/profile/described';
import {
	HistorySection,
	historyVersion,
} from '../shared/history/history-section';
import { MoreSection } from '../shared/profile/more-section';
import type { PersonVersion } from '../shared/profile/read';
import { personSource } from '../shared/profile/save';
import { ownNames, PublicSection } from '../shared/profile/sections';
import { Facts } from './facts';
import { OwnPhoto } from './own-photo';

export function EditMe( { start }: { start: PersonVersion } ) {
	const [ rows ] = useState( personRows );
	const [ described ] = useState( () => describedBy( rows ) );
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft, rows );
	const saving = useSaving(
		version,
		setVersion,
		personSource( version.profile.id ),
		editing
	);
	const mayEdit = editableByOwner( rows, boot().ownerFields );
	// Realtor partners have no intranet profile, and so none of its fields in their draft.
	const may = ( name: string ) => name in editing.draft && mayEdit( name );
	const form = { ...editing, may };
	return (
		<VersionScreen
			title={ __( 'My profile', 'svc' ) }
			editing={ editing }
			saving={ saving }
			described={ described }
			aside={
				<>
					<Section title={ __( 'Photo', 'svc' ) }>
						<OwnPhoto { ...form } profile={ version.profile } />
					</Section>
					<Facts
						version={ version }
						described={ described }
						rows={ rows }
						may={ may }
					/>
				</>
			}
		>
			<Contact { ...form } />
			{ may( 'intranet.skills' ) && <ForColleagues { ...form } /> }
			<PublicSection { ...form } />
			<MoreSection { ...form } placed={ ownNames } />
			<OwnSections />
			<HistorySection
				id={ version.profile.id }
				rows={ rows }
				version={ historyVersion( version ) }
			/>
		</VersionScreen>
	);
}

const Contact = ( form: FormProps ) => (
	<Section title={ __( 'Contact', 'svc' ) }>
		<div className="svc-pair">
			<Field { ...form } name="phone" autoComplete="tel" />
			<Field { ...form } name="intranet.extension" />
			<Field { ...form } name="email" />
			<Field { ...form } name="job_title" />
		</div>
	</Section>
);

const ForColleagues = ( form: FormProps ) => (
	<Section title={ __( 'For colleagues', 'svc' ) }>
		<Field { ...form } name="intranet.office_location" />
		<Field { ...form } name="intranet.bio" />
		<Field { ...form } name="intranet.skills" />
	</Section>
);
