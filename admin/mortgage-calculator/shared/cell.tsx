import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { offered, type FieldRow } from '../../shared/form/field-row';
import { fieldClass, fieldMark } from '../../shared/form/form-props';

interface Props {
	field: FieldRow;
	/** In errors: `rates[0].rate`. */
	name: string;
	/** What the row is called, for screen readers. */
	rowName: string;
	value: string;
	error: string | undefined;
	/** Whether its label is shown; in a table the column has it. */
	isLabelled?: boolean;
	onChange: ( value: string ) => void;
	onBlur: () => void;
	onPaste?: ( event: React.ClipboardEvent ) => void;
}

/** A cell of a table that is edited, with its error below it. */
export function Cell( {
	field,
	name,
	rowName,
	value,
	error,
	isLabelled = false,
	onChange,
	onBlur,
	onPaste,
}: Props ) {
	const control = {
		...fieldMark( name ),
		__next40pxDefaultSize: true as const,
		label: isLabelled
			? field.label
			: sprintf(
					/* translators: 1: name of a column, 2: name of a row. */
					__( '%1$s, %2$s', 'svc' ),
					field.label,
					rowName
				),
		hideLabelFromVision: ! isLabelled,
		help: error,
		className: fieldClass( error, field.unit ),
		'aria-invalid': error !== undefined,
		value,
		onChange,
	};
	return field.kind === 'choice' ? (
		<SelectControl
			{ ...control }
			options={ choicesOf( field, value ) }
			onPaste={ onPaste }
		/>
	) : (
		<TextControl
			{ ...control }
			autoComplete="off"
			inputMode={ field.kind === 'decimal' ? 'decimal' : 'text' }
			dir={ field.kind === 'decimal' ? 'ltr' : 'auto' }
			onBlur={ onBlur }
			onPaste={ onPaste }
		/>
	);
}

/** The choices, and the value where it is none of them, such as a term of 306 months. */
function choicesOf( { choices = [], otherChoice }: FieldRow, value: string ) {
	const known = offered( choices, value );
	return known.some( ( choice ) => choice.value === value )
		? known
		: [ ...known, { value, label: otherChoice?.( value ) ?? value } ];
}
