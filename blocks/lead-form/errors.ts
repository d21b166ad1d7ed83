export type Texts = Readonly<
	Record<
		| 'required'
		| 'choose'
		| 'tick'
		| 'email'
		| 'sending'
		| 'lost'
		| 'failed'
		| 'online'
		| 'again',
		string
	>
>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that visitors see, without the honeypot. */
const controlsOf = ( form: HTMLFormElement ) => [
	...form.querySelectorAll< Control >(
		'.svc-lead-form__field :is(input, select, textarea)'
	),
];

/** As the REST API names it: `fields.email`. */
const nameOf = ( { name }: Control ) =>
	name.replace( 'svc-lead[', '' ).replace( '][', '.' ).replace( ']', '' );

const problemOf = ( control: Control, texts: Texts ) => {
	const { valid, valueMissing, typeMismatch } = control.validity;
	if ( valid ) {
		return '';
	}
	if ( ! valueMissing ) {
		return typeMismatch ? texts.email : control.validationMessage;
	}
	if ( control.type === 'checkbox' ) {
		return texts.tick;
	}
	return control.type === 'select-one' ? texts.choose : texts.required;
};

/** What the browser knows to be wrong, by name. */
export const problemsOf = ( form: HTMLFormElement, texts: Texts ) =>
	Object.fromEntries(
		controlsOf( form )
			.map( ( control ) => [
				nameOf( control ),
				problemOf( control, texts ),
			] )
			.filter( ( [ , text ] ) => text )
	) as Record< string, string >;

/**
 * Shows errors at their controls and takes away all others.
 * @return Texts that belong to no control.
 */
export function showErrors(
	form: HTMLFormElement,
	errors: Readonly< Record< string, string > >
): string[] {
	const left = new Map( Object.entries( errors ) );
	form.querySelector( '.svc-lead-form__summary' )?.remove();
	for ( const control of controlsOf( form ) ) {
		show( control, left.get( nameOf( control ) ) ?? '' );
		left.delete( nameOf( control ) );
	}
	return [ ...left.values() ];
}

/** An error is removed as soon as it is corrected; none is added while the visitor types. */
export function recheck( target: EventTarget | null, texts: Texts ) {
	const control = target as Control;
	if (
		control.getAttribute( 'aria-invalid' ) &&
		! problemOf( control, texts )
	) {
		show( control, '' );
	}
}

export const focusFirstError = ( form: HTMLFormElement ) => {
	const control = form.querySelector< HTMLElement >( '[aria-invalid]' );
	control?.focus();
	return !! control;
};

function show( control: Control, text: string ) {
	const field = control.closest( '.svc-lead-form__field' )!;
	field.classList.toggle( 'has-error', text !== '' );
	field.querySelector( '.svc-lead-form__error' )!.textContent = text;
	if ( text ) {
		control.setAttribute( 'aria-invalid', 'true' );
	} else {
		control.removeAttribute( 'aria-invalid' );
	}
}
