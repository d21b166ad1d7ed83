import { TextareaControl, TextControl } from '@wordpress/components';
import { fieldMark, textOfValue, type FormProps } from './form-props';

interface Props extends FormProps {
	name: string;
	label: string;
	help?: string;
	rows?: number;
	type?: 'text' | 'email' | 'tel' | 'url' | 'date';
	isRequired?: boolean;
	/** Id of suggestions. */
	list?: string;
	autoComplete?: string;
}

/** A text with what is wrong with it below, where screen readers look for it. */
export function TextField( { name, label, help, rows, ...props }: Props ) {
	if ( ! props.may( name ) ) {
		return null;
	}
	const complaint = props.complaints[ name ];
	const shared = {
		...fieldMark( name ),
		label,
		value: textOfValue( props.draft[ name ] ),
		onChange: ( value: string ) => props.set( { [ name ]: value } ),
		onBlur: () => props.look( name ),
		className: complaint ? 'svc-field has-complaint' : 'svc-field',
		help: complaint ?? help,
		'aria-invalid': complaint !== undefined,
		required: props.isRequired ?? false,
		dir: 'auto',
	};
	return rows ? (
		<TextareaControl { ...shared } rows={ rows } />
	) : (
		<TextControl
			{ ...shared }
			__next40pxDefaultSize
			type={ props.type ?? 'text' }
			list={ props.list }
			autoComplete={ props.autoComplete ?? 'off' }
		/>
	);
}
