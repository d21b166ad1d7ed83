import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../client/src/lead-pages/index';
import { fieldTypes } from '../../../client/src/lead-pages/vocabulary.js';
import {
	mostFields,
	ownField,
	standardField,
	standardLeft,
	typeText,
} from './fields';
import { fieldText } from '../shared/vocabulary';

interface Props {
	fields: readonly FormField[];
	onAdd: ( field: FormField ) => void;
}

/** Adds a field that every form knows, or one of the page's own with a name and a type. */
export function AddField( { fields, onAdd }: Props ) {
	const left = standardLeft( fields );
	const [ chosen, setChosen ] = useState( '' );
	const [ label, setLabel ] = useState( '' );
	const key = left.find( ( one ) => one === chosen );
	const type = fieldTypes.find( ( one ) => `x_${ one }` === chosen );
	const isReady = Boolean( key ?? ( type && label.trim() !== '' ) );
	function add() {
		if ( key ) {
			onAdd( standardField( key ) );
		} else if ( type && isReady ) {
			onAdd( ownField( label.trim(), type, fields ) );
		}
		setChosen( '' );
		setLabel( '' );
	}
	if ( fields.length >= mostFields ) {
		return <p>{ __( 'A form has at most 20 fields.', 'svc' ) }</p>;
	}
	return (
		<div className="svc-lead-add">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Add a field', 'svc' ) }
				value={ chosen }
				onChange={ setChosen }
			>
				<option value="">{ __( 'Choose a field', 'svc' ) }</option>
				<optgroup label={ __( 'Usual fields', 'svc' ) }>
					{ left.map( ( one ) => (
						<option key={ one } value={ one }>
							{ fieldText( one ) }
						</option>
					) ) }
				</optgroup>
				<optgroup label={ __( 'A field of your own', 'svc' ) }>
					{ fieldTypes.map( ( one ) => (
						<option key={ one } value={ `x_${ one }` }>
							{ typeText( one ) }
						</option>
					) ) }
				</optgroup>
			</SelectControl>
			{ type && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Label of the field', 'svc' ) }
					value={ label }
					maxLength={ 100 }
					onChange={ setLabel }
				/>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! isReady }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add field', 'svc' ) }
			</Button>
		</div>
	);
}
