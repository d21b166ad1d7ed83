import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DirectoryPersonPicker } from '../shared/directory-person-picker';
import { Preview } from './preview';
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
					instructions={ __(
						'Choose the person whose team to show.',
						'svc'
					) }
				>
					<DirectoryPersonPicker
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
