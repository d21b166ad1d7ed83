import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../client/src/lead-pages/index';
import { fieldTypes } from '../../../client/src/lead-pages/vocabulary.js';
import { fixedKey, isStandard, optionsOf, typeText, withType } from './fields';
import { Messages, useMessages } from './messages';
import { fieldText } from '../shared/vocabulary';
import { SortedItem } from './sorted-item';

interface Props {
	field: FormField;
	at: number;
	onChange: ( field: FormField ) => void;
	onUp?: ( () => void ) | undefined;
	onDown?: ( () => void ) | undefined;
	onRemove: () => void;
}

const noteOf = ( { key, type, required }: FormField ): string =>
	[
		isStandard( key ) ? fieldText( key ) : typeText( type ?? 'text' ),
		...( required ? [ __( 'Required', 'svc' ) ] : [] ),
	].join( ' · ' );

export function FieldItem( {
	field,
	at,
	onChange,
	onRemove,
	...moves
}: Props ) {
	const place = `form.fields[${ at }]`;
	const isFixed = field.key === fixedKey;
	return (
		<SortedItem
			{ ...moves }
			name={ field.label || field.key }
			note={ noteOf( field ) }
			hasError={ useMessages( place ).length > 0 }
			onRemove={ isFixed ? undefined : onRemove }
		>
			<Messages of={ place } />
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Label', 'svc' ) }
				value={ field.label }
				maxLength={ 100 }
				onChange={ ( label ) => onChange( { ...field, label } ) }
			/>
			{ ! isStandard( field.key ) && (
				<OwnField field={ field } onChange={ onChange } />
			) }
			<CheckboxControl
				label={ __( 'Required', 'svc' ) }
				checked={ field.required || isFixed }
				disabled={ isFixed }
				{ ...( isFixed && {
					help: __( 'Every form asks for the first name.', 'svc' ),
				} ) }
				onChange={ ( required ) => onChange( { ...field, required } ) }
			/>
		</SortedItem>
	);
}

/** What only fields of the page's own have. */
function OwnField( { field, onChange }: Pick< Props, 'field' | 'onChange' > ) {
	const type = field.type ?? 'text';
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Type', 'svc' ) }
				value={ type }
				options={ fieldTypes.map( ( value ) => ( {
					value,
					label: typeText( value ),
				} ) ) }
				onChange={ ( next ) => onChange( withType( field, next ) ) }
			/>
			{ type === 'select' && (
				<Options field={ field } onChange={ onChange } />
			) }
		</>
	);
}

function Options( { field, onChange }: Pick< Props, 'field' | 'onChange' > ) {
	// Empty lines are kept while they are typed.
	const [ typed, setTyped ] = useState(
		( field.options ?? [] ).join( '\n' )
	);
	return (
		<TextareaControl
			label={ __( 'Choices', 'svc' ) }
			help={ __( 'One in each line, from 2 to 30.', 'svc' ) }
			value={ typed }
			onChange={ ( next ) => {
				setTyped( next );
				onChange( { ...field, options: optionsOf( next ) } );
			} }
		/>
	);
}
