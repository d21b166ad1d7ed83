import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	CheckboxControl,
	PanelBody,
	Placeholder,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { contextText } from '../../vocabulary';
import { contexts, tagsOf, type MergeTag } from '../data';
import type { EditProps } from './edit-props';

const sources = [ 'lead', 'event', 'estimate', 'calculation' ] as const;

interface Attributes {
	source?: string | undefined;
	rows?: string[];
}

const nameOf = ( { key }: MergeTag ): string => key.split( '.' )[ 1 ] ?? '';

/** The chosen fields in their order; where none are chosen, all but addresses. */
function shownOf( { source = '', rows = [] }: Attributes ): MergeTag[] {
	const all = tagsOf( source );
	return rows.length === 0
		? all.filter( ( { type } ) => type !== 'url' )
		: rows.flatMap(
				( row ) => all.find( ( tag ) => nameOf( tag ) === row ) ?? []
			);
}

export function FactsEdit( props: EditProps< Attributes > ) {
	const { attributes } = props;
	const shown = shownOf( attributes );
	return (
		<div { ...useBlockProps( { className: 'svc-mail-facts' } ) }>
			<Controls { ...props } shown={ shown.map( nameOf ) } />
			{ shown.length === 0 ? (
				<Placeholder
					icon="editor-table"
					label={ __( 'Facts', 'svc' ) }
					instructions={ __(
						'Choose in the settings of the block what the facts are about.',
						'svc'
					) }
				/>
			) : (
				<table>
					<tbody>
						{ shown.map( ( { key, label, sample } ) => (
							<tr key={ key }>
								<th scope="row">{ label }</th>
								<td>{ sample }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</div>
	);
}

function Controls( {
	attributes: { source = '' },
	setAttributes,
	shown,
}: EditProps< Attributes > & { shown: string[] } ) {
	const own = contexts().filter( ( one ) =>
		( sources as readonly string[] ).includes( one )
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Facts', 'svc' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'About', 'svc' ) }
					value={ source }
					options={ [
						{ value: '', label: __( 'Select', 'svc' ) },
						...own.map( ( value ) => ( {
							value,
							label: contextText( value ),
						} ) ),
					] }
					onChange={ ( value ) =>
						setAttributes( {
							source: value || undefined,
							rows: [],
						} )
					}
				/>
				{ tagsOf( source ).map( ( tag ) => (
					<CheckboxControl
						key={ tag.key }
						label={ tag.label }
						checked={ shown.includes( nameOf( tag ) ) }
						disabled={
							shown.length === 1 && shown[ 0 ] === nameOf( tag )
						}
						onChange={ ( isOn ) =>
							setAttributes( {
								rows: isOn
									? [ ...shown, nameOf( tag ) ]
									: shown.filter(
											( one ) => one !== nameOf( tag )
										),
							} )
						}
					/>
				) ) }
			</PanelBody>
		</InspectorControls>
	);
}
