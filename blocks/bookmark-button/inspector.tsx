import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Props {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
}

export const Inspector = ( props: Props ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Button', 'svc' ) }>
			<Look { ...props } />
		</PanelBody>
		<PanelBody title={ __( 'Visitors', 'svc' ) }>
			<Visitors { ...props } />
		</PanelBody>
	</InspectorControls>
);

function Look( { attributes, setAttributes }: Props ) {
	return (
		<>
			<SelectControl
				label={ __( 'Show', 'svc' ) }
				value={ attributes.layout }
				options={ [
					{
						value: 'icon-text',
						label: __( 'Icon and text', 'svc' ),
					},
					{ value: 'icon', label: __( 'Icon only', 'svc' ) },
					{ value: 'text', label: __( 'Text only', 'svc' ) },
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			{ attributes.layout !== 'text' && (
				<SelectControl
					label={ __( 'Icon', 'svc' ) }
					value={ attributes.icon }
					options={ [
						{ value: 'bookmark', label: __( 'Bookmark', 'svc' ) },
						{ value: 'heart', label: __( 'Heart', 'svc' ) },
						{ value: 'star', label: __( 'Star', 'svc' ) },
					] }
					onChange={ ( icon ) => setAttributes( { icon } ) }
				/>
			) }
			<TextControl
				label={ __( 'Text', 'svc' ) }
				help={
					attributes.layout === 'icon'
						? __( 'Read by screen readers.', 'svc' )
						: undefined
				}
				value={ attributes.label }
				placeholder={ __( 'Bookmark', 'svc' ) }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			<ToggleControl
				label={ __( 'Choose a collection', 'svc' ) }
				checked={ attributes.choosesCollection }
				onChange={ ( choosesCollection ) =>
					setAttributes( { choosesCollection } )
				}
			/>
			<ToggleControl
				label={ __( 'Number of people', 'svc' ) }
				help={ __(
					'Shown on sites where a page builder counts wishes.',
					'svc'
				) }
				checked={ attributes.showCount }
				onChange={ ( showCount ) => setAttributes( { showCount } ) }
			/>
		</>
	);
}

function Visitors( { attributes, setAttributes }: Props ) {
	return (
		<>
			<SelectControl
				label={ __( 'Signed-out visitors see', 'svc' ) }
				value={ attributes.visitors }
				options={ [
					{
						value: 'auto',
						label: __( 'Sign-in link, except in lists', 'svc' ),
					},
					{ value: 'line', label: __( 'Sign-in link', 'svc' ) },
					{ value: 'nothing', label: __( 'Nothing', 'svc' ) },
				] }
				onChange={ ( visitors ) => setAttributes( { visitors } ) }
			/>
			{ attributes.visitors !== 'nothing' && (
				<TextControl
					label={ __( 'Text before the link', 'svc' ) }
					value={ attributes.signInText }
					placeholder={ __( 'Bookmark this for later.', 'svc' ) }
					onChange={ ( signInText ) =>
						setAttributes( { signInText } )
					}
				/>
			) }
		</>
	);
}
