import { Notice, TextControl, VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormField } from '../../../client/src/lead-pages/index';
import { AddField } from './add-field';
import { FieldItem } from './field-item';
import { hasContact } from './fields';
import { Messages } from './messages';
import { moved, replaced, without } from './order';
import { useForm } from './page';
import { useListFocus } from './use-list-focus';

/** The fields of the form, and its button. */
export function FormPanel() {
	const [ { fields, button_text: button }, set ] = useForm();
	const [ said, setSaid ] = useState( '' );
	const { place, afterRemoving } = useListFocus();
	const setFields = ( next: FormField[], text = '' ) => {
		set( { fields: next } );
		setSaid( text );
	};
	const move = ( at: number, by: -1 | 1 ) => () =>
		setFields(
			moved( fields, at, by ),
			sprintf(
				/* translators: 1: name of a field, 2: its place in the form, 3: number of fields. */
				__( '%1$s is now number %2$d of %3$d.', 'svc' ),
				fields[ at ]?.label ?? '',
				at + by + 1,
				fields.length
			)
		);
	return (
		<>
			<div
				ref={ place }
				tabIndex={ -1 }
				role="group"
				aria-label={ __( 'Fields', 'svc' ) }
			>
				<ul className="svc-lead-items">
					{ fields.map( ( field, at ) => (
						<FieldItem
							key={ field.key }
							field={ field }
							at={ at }
							onChange={ ( next ) =>
								setFields( replaced( fields, at, next ) )
							}
							onUp={ at > 0 ? move( at, -1 ) : undefined }
							onDown={
								at < fields.length - 1
									? move( at, 1 )
									: undefined
							}
							onRemove={ () => {
								setFields( without( fields, at ) );
								afterRemoving( at );
							} }
						/>
					) ) }
				</ul>
			</div>
			<VisuallyHidden role="status">{ said }</VisuallyHidden>
			{ ! hasContact( fields ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'Ask for e-mail or phone.', 'svc' ) }
				</Notice>
			) }
			<AddField
				fields={ fields }
				onAdd={ ( field ) =>
					setFields(
						[ ...fields, field ],
						/* translators: %s: name of a field. */
						sprintf( __( 'Added: %s', 'svc' ), field.label )
					)
				}
			/>
			<Messages of="form.button_text" />
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Text of the button', 'svc' ) }
				value={ button }
				maxLength={ 60 }
				onChange={ ( next ) => set( { button_text: next } ) }
			/>
		</>
	);
}
