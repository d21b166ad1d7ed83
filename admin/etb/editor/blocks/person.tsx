import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { sampleOf } from '../data';
import type { EditProps } from './edit-props';

type Layout = 'card' | 'signature' | 'line';

const layouts = (): { value: Layout; label: string }[] => [
	{ value: 'card', label: __( 'Card with photo', 'svc' ) },
	{ value: 'signature', label: __( 'Signature', 'svc' ) },
	{ value: 'line', label: __( 'One line', 'svc' ) },
];

/** As PersonLines.php writes them. */
const lines = (): string[] => [
	sampleOf( 'person.title' ),
	sprintf(
		/* translators: %s: NMLS number. */
		__( 'NMLS #%s', 'svc' ),
		sampleOf( 'person.nmls_id' )
	),
	sampleOf( 'person.phone' ),
	sampleOf( 'person.email' ),
];

export function PersonEdit( {
	attributes: { layout = 'card' },
	setAttributes,
}: EditProps< { layout?: Layout } > ) {
	return (
		<div
			{ ...useBlockProps( {
				className: `svc-mail-person is-${ layout }`,
			} ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Person', 'svc' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Layout', 'svc' ) }
						value={ layout }
						options={ layouts() }
						onChange={ ( value ) =>
							setAttributes( { layout: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ layout !== 'line' && <span className="svc-mail-person__photo" /> }
			<p>
				<strong>{ sampleOf( 'person.name' ) }</strong>
				{ lines().map( ( line ) => (
					<span key={ line }>{ line }</span>
				) ) }
			</p>
		</div>
	);
}
