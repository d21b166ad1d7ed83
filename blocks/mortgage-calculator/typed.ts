/** A part of an operation's input. */
export type Input = { [ name: string ]: Input | string | boolean } | Input[];

/**
 * The bare number of what people type, such as "$400,000" or "6.5 %". Groups of thousands only where they are groups:
 * "1,5" stays as it is and is refused.
 *
 * @param text
 */
export function bare( text: string ): string {
	const number = text.trim().replace( /^\$\s*|\s*%$/g, '' );
	return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test( number )
		? number.replaceAll( ',', '' )
		: number;
}

/** Puts a value into an input, by a name such as `loans.1.price`. */
export function put( input: Input, name: string, value: string | boolean ) {
	const path = name.split( '.' );
	const last = path.pop()!;
	let place = input as Record< string, Input | string | boolean >;
	path.forEach( ( member, index ) => {
		const next = path[ index + 1 ] ?? last;
		place[ member ] ??= /^\d+$/.test( next ) ? [] : {};
		place = place[ member ] as typeof place;
	} );
	place[ last ] = value;
}

export const nameOf = ( wrapper: HTMLElement ) => wrapper.dataset.mcControl!;

/** A field without a visible control is its own wrapper. */
export const controlOf = ( wrapper: Element ) =>
	wrapper instanceof HTMLInputElement
		? wrapper
		: wrapper.querySelector< HTMLInputElement >(
				'input:not([type="range"]), select'
			)!;

/** The operation's input of a form. Empty controls are left out, so that defaults hold. */
export function typedInput( form: HTMLFormElement ): Input {
	const input: { extra_once?: unknown } & Input = {};
	for ( const wrapper of form.querySelectorAll< HTMLElement >(
		'[data-mc-control]'
	) ) {
		const text = controlOf( wrapper ).value.trim();
		if ( text !== '' ) {
			put(
				input,
				nameOf( wrapper ),
				valueAs( wrapper.dataset.mcKind ?? '', text )
			);
		}
	}
	if ( Array.isArray( input.extra_once ) ) {
		// The first may be empty.
		input.extra_once = input.extra_once.flat();
	}
	return input;
}

/** The value of a text, by the kind of control that it was typed into. Typed.php does the same. */
export function valueAs( kind: string, text: string ): string | boolean {
	switch ( kind ) {
		case 'money':
		case 'percent':
		case 'whole':
			return bare( text );
		case 'code':
			return text.toUpperCase();
	}
	return text === 'true' || text === 'false' ? text === 'true' : text;
}
