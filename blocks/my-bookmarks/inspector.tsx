import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Props {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
}

export const Inspector = ( { attributes, setAttributes }: Props ) => (
	<InspectorControls>
		<PanelBody title={ __( 'List', 'svc' ) }>
			<RangeControl
				label={ __( 'Bookmarks per page', 'svc' ) }
				value={ attributes.perPage }
				min={ 1 }
				max={ 100 }
				onChange={ ( perPage = 20 ) => setAttributes( { perPage } ) }
			/>
			<ToggleControl
				label={ __( 'Search and types', 'svc' ) }
				checked={ attributes.showsSearch }
				onChange={ ( showsSearch ) => setAttributes( { showsSearch } ) }
			/>
			<ToggleControl
				label={ __( 'Manage collections', 'svc' ) }
				checked={ attributes.managesCollections }
				onChange={ ( managesCollections ) =>
					setAttributes( { managesCollections } )
				}
			/>
			<ToggleControl
				label={ __( 'Downloads', 'svc' ) }
				help={ __(
					'All bookmarks as a file, for browsers or other programs.',
					'svc'
				) }
				checked={ attributes.exports }
				onChange={ ( exports ) => setAttributes( { exports } ) }
			/>
		</PanelBody>
		<PanelBody title={ __( 'Visitors', 'svc' ) }>
			<TextControl
				label={ __( 'Text before the sign-in link', 'svc' ) }
				value={ attributes.signInText }
				placeholder={ __( 'Sign in to see your bookmarks.', 'svc' ) }
				onChange={ ( signInText ) => setAttributes( { signInText } ) }
			/>
		</PanelBody>
	</InspectorControls>
);
