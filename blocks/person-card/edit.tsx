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

const Nobody = () => (
	<p>
		{ __(
			'This page has no such person, so visitors see nothing here.',
			'svc'
		) }
	</p>
);

export const Edit = ( { attributes, setAttributes, context }: EditProps ) => {
	const blockProps = useBlockProps();
	const isPreview = useIsPreview();
	const { profileId, person: whom } = attributes;
	const person = useSelect(
		( select ) =>
			isPreview || ! profileId || whom
				? undefined
				: select( profileStore ).getProfile( profileId ),
		[ isPreview, profileId, whom ]
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
					context={ context }
					name={ name }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ profileId || whom ? (
					<Disabled>
						<ServerSideRender
							block="svc/person-card"
							attributes={ { ...attributes } }
							skipBlockSupportAttributes
							EmptyResponsePlaceholder={ whom ? Nobody : Gone }
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
