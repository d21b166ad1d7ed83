import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { tag as icon } from '@wordpress/icons';
import {
	insert,
	registerFormatType,
	type RichTextValue,
} from '@wordpress/rich-text';
import { contextText } from '../../vocabulary';
import { contexts, tagsOf } from '../data';

interface Props {
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	onFocus: () => void;
}

/** The merge tags of the purpose, in the toolbar of blocks with text. */
const Picker = ( { value, onChange, onFocus }: Props ) => (
	<BlockControls group="other">
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ icon }
				label={ __( 'Insert merge tag', 'svc' ) }
				popoverProps={ {
					className: 'svc-mail-tags',
					placement: 'bottom-start',
				} }
				controls={ contexts().map( ( context ) =>
					tagsOf( context ).map( ( { key, label } ) => ( {
						title: `${ contextText( context ) }: ${ label }`,
						onClick: () => {
							onChange( insert( value, `{{${ key }}}` ) );
							onFocus();
						},
					} ) )
				) }
			/>
		</ToolbarGroup>
	</BlockControls>
);

/** Merge tags are plain text. A format is how WordPress lets a button insert text at the cursor. */
export const registerTagPicker = () =>
	registerFormatType( 'svc/merge-tag', {
		name: 'svc/merge-tag',
		title: __( 'Merge tag', 'svc' ),
		tagName: 'svc-merge-tag',
		className: null,
		interactive: false,
		edit: Picker,
	} as never );
