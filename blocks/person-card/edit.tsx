import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { PersonPicker } from '../shared/person-picker';
import { useIsPreview } from '../shared/use-is-preview';
import type { EditProps } from './attributes';
import { profileStore } from './binding/profile-store';
import { Controls } from './controls';
import { Sample } from './sample';

const Gone = () => (
	<p>
		{ __(
			'This person no longer has a profile, so visitors see nothing here. Choose another person in the sidebar.',
			'svc'
		) }
	</p>
);

export const Edit = ( { attributes, setAttributes }: EditProps ) => {
	const blockProps = useBlockProps();
	const isPreview = useIsPreview();
	const { profileId } = attributes;
	const person = useSelect(
		( select ) =>
			isPreview || ! profileId
				? undefined
				: select( profileStore ).getProfile( profileId ),
		[ isPreview, profileId ]
	);
	const name = person && `${ person.first_name } ${ person.last_name }`;
	const choose = ( id: number ) => setAttributes( { profileId: id } );
	if ( isPreview ) {
		return (
			<div { ...blockProps }>
				<Sample { ...attributes } />
			</div>
		);
	}
	return (
		<>
			<InspectorControls>
				<Controls
					attributes={ attributes }
					setAttributes={ setAttributes }
					name={ name }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ profileId ? (
					<Disabled>
						<ServerSideRender
							block="svc/person-card"
							attributes={ { ...attributes } }
							skipBlockSupportAttributes
							EmptyResponsePlaceholder={ Gone }
						/>
					</Disabled>
				) : (
					<Placeholder
						icon="id-alt"
						label={ __( 'Person card', 'svc' ) }
						instructions={ __(
							'Without a person, the card shows the person of the page on pages of people, and nothing elsewhere.',
							'svc'
						) }
					>
						<PersonPicker
							label={ __( 'Choose a person', 'svc' ) }
							value={ 0 }
							onChange={ choose }
						/>
					</Placeholder>
				) }
			</div>
		</>
	);
};
