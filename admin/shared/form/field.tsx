import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { Value } from './draft';
import { offered, type FieldKind } from './field-row';
import {
	fieldClass,
	fieldMark,
	textOfValue,
	type FormProps,
} from './form-props';
import { PeopleField } from './people-field';
import { labelOf } from './required';
import { TagsField } from './tags-field';

interface Props extends FormProps {
	name: string;
	/** In place of the help of the field's row. */
	help?: string;
	/** Lines of a text of several lines. */
	lines?: number;
	/** The id of a datalist with suggestions. */
	list?: string;
	autoComplete?: string;
}

const inputTypes: Partial<
	Record< FieldKind, 'email' | 'tel' | 'url' | 'date' >
> = { email: 'email', phone: 'tel', url: 'url', date: 'date' };

/** Kinds whose values are written from left to right in all languages. */
const leftToRight: readonly FieldKind[] = [
	'email',
	'phone',
	'url',
	'decimal',
];

/** A whole number of what was typed; a text that is none is kept, so that its error can be shown. */
const numberOf = ( typed: string ): Value => {
	const text = typed.trim();
	if ( text === '' ) {
		return null;
	}
	return /^-?[0-9]{1,15}$/.test( text ) ? Number( text ) : typed;
};

/** The control of a field, with its error below it. Nothing where the user may not change the field, or the component has a control of its own. */
export function Field( { name, lines = 4, list, ...props }: Props ) {
	const [ first ] = useState( textOfValue( props.draft[ name ] ) );
	const row = props.rows.get( name );
	if ( ! row || ! props.may( name ) ) {
		return null;
	}
	const { set, check, draft } = props;
	const error = props.errors[ name ];
	const control = {
		...fieldMark( name ),
		label: labelOf( row ),
		help: error ?? props.help ?? row.help,
		className: fieldClass( error, row.unit ),
		'aria-invalid': error !== undefined,
		...( row.required && { 'aria-required': true } ),
	};
	const text = {
		...control,
		value: textOfValue( draft[ name ] ),
		onBlur: () => check( name ),
		dir: leftToRight.includes( row.kind ) ? 'ltr' : 'auto',
	};
	switch ( row.kind ) {
		case 'flag':
			return (
				<CheckboxControl
					{ ...control }
					label={ row.label }
					checked={ draft[ name ] === true }
					onChange={ ( value ) => set( { [ name ]: value } ) }
				/>
			);
		case 'tags':
			return <TagsField { ...props } row={ row } />;
		case 'people':
			return <PeopleField { ...props } row={ row } />;
		case 'choice':
			return (
				<SelectControl
					__next40pxDefaultSize
					{ ...control }
					value={ textOfValue( draft[ name ] ) }
					options={ offered(
						row.choices ?? [],
						first,
						textOfValue( draft[ name ] )
					) }
					onChange={ ( value ) => set( { [ name ]: value } ) }
				/>
			);
		case 'multiline':
		case 'html':
			return (
				<TextareaControl
					{ ...text }
					rows={ lines }
					onChange={ ( value ) => set( { [ name ]: value } ) }
				/>
			);
		case 'text':
		case 'email':
		case 'url':
		case 'phone':
		case 'date':
		case 'whole':
		case 'decimal':
			return (
				<TextControl
					{ ...text }
					__next40pxDefaultSize
					type={ inputTypes[ row.kind ] ?? 'text' }
					list={ list }
					autoComplete={ props.autoComplete ?? 'off' }
					{ ...( row.kind === 'decimal' && {
						inputMode: 'decimal',
					} ) }
					onChange={ ( value ) =>
						set( {
							[ name ]:
								row.kind === 'whole'
									? numberOf( value )
									: value,
						} )
					}
				/>
			);
		case 'rows':
			return null;
	}
}
