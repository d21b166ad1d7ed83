import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Section } from '../../shared/form/section';
import { PublicSection } from '../shared/profile/sections';
import { SkillsField } from '../shared/profile/skills-field';
import { TextField } from '../../shared/form/field';
import { useDraft } from '../../shared/form/use-draft';
import { VersionScreen } from '../../shared/form/version-screen';
import type { Version } from '../shared/profile/read';
import { useSaving } from '../../shared/form/use-saving';
import { Facts } from './facts';
import { OwnPhoto } from './own-photo';

const always =
	/^(phone|bio|avatar|social\.|intranet\.(office_location|extension|bio|skills)$)/;

const may = ( key: string ): boolean =>
	always.test( key ) || boot().ownerFields.includes( key );

export function EditMe( { start }: { start: Version } ) {
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft );
	const saving = useSaving( version, setVersion, editing );
	const props = { ...editing, may };
	return (
		<VersionScreen
			title={ __( 'My profile', 'svc' ) }
			editing={ editing }
			saving={ saving }
			aside={
				<>
					<Section title={ __( 'Photo', 'svc' ) }>
						<OwnPhoto { ...props } profile={ version.profile } />
					</Section>
					<Facts version={ version } may={ may } />
				</>
			}
		>
			<Section title={ __( 'Contact', 'svc' ) }>
				<div className="svc-pair">
					<TextField
						{ ...props }
						name="phone"
						type="tel"
						autoComplete="tel"
						label={ __( 'Phone', 'svc' ) }
					/>
					<TextField
						{ ...props }
						name="intranet.extension"
						label={ __( 'Extension', 'svc' ) }
						may={ isThere( editing.draft, may ) }
					/>
					<TextField
						{ ...props }
						name="email"
						type="email"
						isRequired
						label={ __( 'E-mail', 'svc' ) }
					/>
					<TextField
						{ ...props }
						name="job_title"
						label={ __( 'Job title', 'svc' ) }
					/>
				</div>
			</Section>
			{ 'intranet.skills' in editing.draft && (
				<Section title={ __( 'For colleagues', 'svc' ) }>
					<TextField
						{ ...props }
						name="intranet.office_location"
						label={ __( 'Office', 'svc' ) }
					/>
					<TextField
						{ ...props }
						name="intranet.bio"
						rows={ 4 }
						label={ __( 'About me, for colleagues', 'svc' ) }
					/>
					<SkillsField { ...props } />
				</Section>
			) }
			<PublicSection { ...props } />
		</VersionScreen>
	);
}

/** Partners have no internal profile. */
const isThere =
	( draft: object, allowed: ( key: string ) => boolean ) => ( key: string ) =>
		key in draft && allowed( key );
