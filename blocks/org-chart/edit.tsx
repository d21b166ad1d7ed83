import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, Notice, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { PersonPicker } from './person-picker';
import type { EditProps } from './attributes';
import { Example } from './example';
import { Inspector } from './inspector';

export const Edit = ( { attributes, setAttributes }: EditProps ) => {
	const blockProps = useBlockProps();
	if ( attributes.isExample ) {
		return (
			<div { ...blockProps }>
				<Example />
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<Inspector
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			{ attributes.start === 'person' && attributes.personId === 0 ? (
				<Placeholder
					icon="networking"
					label={ __( 'Org chart', 'svc' ) }
					instructions={ __( 'Whose team is to be shown?', 'svc' ) }
				>
					<PersonPicker
						label={ __( 'Person', 'svc' ) }
						value={ 0 }
						onChange={ ( personId ) =>
							setAttributes( { personId } )
						}
					/>
				</Placeholder>
			) : (
				<Preview attributes={ attributes } />
			) }
		</div>
	);
};

/** The real people, as this editor would see them on the page. */
const Preview = ( { attributes }: Pick< EditProps, 'attributes' > ) => (
	<>
		{ attributes.start === 'viewer' && (
			<Notice status="info" isDismissible={ false }>
				{ __(
					'Everybody sees their own team here; this is yours.',
					'svc'
				) }
			</Notice>
		) }
		<Disabled>
			<ServerSideRender
				block="svc/org-chart"
				attributes={ { ...attributes } }
				skipBlockSupportAttributes
			/>
		</Disabled>
	</>
);
