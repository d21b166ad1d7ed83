import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { categoryText, purposeText } from '../vocabulary';
import { mail } from './data';
import { PreviewModal } from './preview';
import { SendTest } from './send-test';
import { actions, selectors, useLines, type Lines } from './template';

/** As WordPress names it: the plugin's name, and the panel's. */
const panel = 'svc-mail/svc-mail';

/** E-mail programs show about as many characters of a preheader as fit beside the subject. */
const lengthText = ( text: string ): string =>
	sprintf(
		/* translators: 1: number of characters, 2: largest allowed number. */
		_n(
			'%1$d of %2$d characters.',
			'%1$d of %2$d characters.',
			[ ...text ].length,
			'svc'
		),
		[ ...text ].length,
		150
	);

/** WordPress closes panels of plugins until they are opened. */
export function openPanel(): void {
	if ( ! selectors().isEditorPanelOpened( panel ) ) {
		actions().toggleEditorPanelOpened( panel );
	}
}

/** Subject and preheader, what the template is for, and what can be done with it. */
export function Panel() {
	const { purpose, category, hasSubject, isInUse } = mail();
	const [ isPreviewing, setPreviewing ] = useState( false );
	return (
		<PluginDocumentSettingPanel
			name="svc-mail"
			title={ __( 'E-mail', 'svc' ) }
			className="svc-mail-panel"
		>
			{ hasSubject && <LineFields /> }
			<dl>
				<dt>{ __( 'Purpose', 'svc' ) }</dt>
				<dd>{ purposeText( purpose ) }</dd>
				<dt>{ __( 'Category', 'svc' ) }</dt>
				<dd>{ categoryText( category ) }</dd>
				<dt>{ __( 'In use', 'svc' ) }</dt>
				<dd>{ isInUse ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ) }</dd>
			</dl>
			<div className="svc-mail-panel__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setPreviewing( true ) }
				>
					{ __( 'Preview e-mail', 'svc' ) }
				</Button>
				<SendTest />
			</div>
			{ isPreviewing && (
				<PreviewModal close={ () => setPreviewing( false ) } />
			) }
		</PluginDocumentSettingPanel>
	);
}

function LineFields() {
	const [ lines, set ] = useLines();
	const field = ( name: keyof Lines, label: string, help: string ) => (
		<TextControl
			__next40pxDefaultSize
			data-svc-mail={ name }
			label={ label }
			help={ `${ help } ${ lengthText( lines[ name ] ) }` }
			value={ lines[ name ] }
			// No `maxLength`, which counts an emoji as two and cuts what is pasted.
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	);
	return (
		<>
			{ field(
				'subject',
				__( 'Subject', 'svc' ),
				__( 'May have merge tags.', 'svc' )
			) }
			{ field(
				'preheader',
				__( 'Preheader', 'svc' ),
				__( 'Shown beside the subject in lists of messages.', 'svc' )
			) }
		</>
	);
}
