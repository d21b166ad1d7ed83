import { FormTokenField } from '@wordpress/components';
import type { FieldRow } from './field-row';
import { fieldClass, fieldMark, type FormProps } from './form-props';

/** Several short texts, such as skills. */
export function TagsField( {
	row: { name, label, max },
	draft,
	set,
	errors,
	check,
}: FormProps & { row: FieldRow } ) {
	const error = errors[ name ];
	return (
		<div
			{ ...fieldMark( name ) }
			tabIndex={ -1 }
			className={ fieldClass( error ) }
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ label }
				value={ [
					...( ( draft[ name ] ?? [] ) as readonly string[] ),
				] }
				{ ...( max !== undefined && { maxLength: max } ) }
				tokenizeOnBlur
				onChange={ ( tokens ) => {
					const tags = tokens.map( ( token ) =>
						typeof token === 'string' ? token : token.value
					);
					set( { [ name ]: tags } );
					check( name, tags );
				} }
			/>
			{ error && (
				<p className="svc-error" role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}
