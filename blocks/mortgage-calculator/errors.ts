import { controlOf, nameOf } from './typed';

/** Text by field, as the REST API names fields: `loans[1].rate`. */
export type Errors = Readonly< Record< string, string > >;

/** The rates table may have no rate, which is no mistake of the visitor's. */
const tableRate = /^(loans\.\d\.)?rate$/;

/** Shows errors at their controls, of those that have been left or sent. */
export function showErrors(
	form: HTMLFormElement,
	errors: Errors,
	isShown: ( control: string ) => boolean
) {
	const wrappers = [
		...form.querySelectorAll< HTMLElement >( '.svc-mortgage__control' ),
	];
	const texts = textsByControl( wrappers.map( nameOf ), errors );
	form.querySelector( '.svc-mortgage__summary' )?.remove();
	for ( const wrapper of wrappers ) {
		const name = nameOf( wrapper );
		const control = controlOf( wrapper );
		const isMissingRate = tableRate.test( name ) && control.value === '';
		const text =
			( ! isMissingRate && isShown( name ) && texts[ name ] ) || '';
		wrapper.classList.toggle( 'has-error', text !== '' );
		if ( text === '' ) {
			control.removeAttribute( 'aria-invalid' );
		} else {
			control.setAttribute( 'aria-invalid', 'true' );
		}
		wrapper.querySelector( '.svc-mortgage__error' )!.textContent = text;
	}
}

/** As Answers.php: at the field's control, or the first that begins with it; else at the first, where the text names the field. */
export function textsByControl(
	controls: readonly string[],
	errors: Errors
): Record< string, string > {
	const texts: Record< string, string > = {};
	const [ first = '' ] = controls;
	for ( const [ field, text ] of Object.entries( errors ) ) {
		const name = field.replace( /\[(\d+)\]/g, '.$1' );
		const control = controls.find( ( one ) =>
			`${ one }.`.startsWith( `${ name }.` )
		);
		if ( control === undefined ) {
			texts[ first ] ??= `${ field }: ${ text }`;
		} else {
			texts[ control ] = text;
		}
	}
	return texts;
}

export function focusFirstError( form: HTMLFormElement ) {
	const control = form.querySelector< HTMLElement >( '[aria-invalid]' );
	control?.closest( 'details' )?.setAttribute( 'open', '' );
	control?.focus();
}
