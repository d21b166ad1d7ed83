import { bare, controlOf, nameOf } from './typed';

/** Of fields that exclude each other, typing one empties the other. */
const alternatives: Readonly< Record< string, string > > = {
	down_payment: 'down_percent',
	down_percent: 'down_payment',
	tax_annual: 'tax_rate',
	insurance_annual: 'insurance_rate',
};

const slider = '[type="range"]';

export const wrapperOf = ( target: EventTarget | null ) =>
	( target as Element ).closest< HTMLElement >( '[data-mc-control]' );

/** Brings the other controls in line with what was typed or moved. */
export function couple( form: HTMLFormElement, target: EventTarget | null ) {
	const wrapper = wrapperOf( target );
	if ( ! wrapper ) {
		return;
	}
	const control = controlOf( wrapper );
	if ( target instanceof HTMLInputElement && target.matches( slider ) ) {
		control.value = target.value;
	}
	const [ , before, field ] = /^(.*\.)?(\w+)$/.exec( nameOf( wrapper ) )!;
	const other = form.querySelector(
		`[data-mc-control="${ before ?? '' }${ alternatives[ field! ] }"]`
	);
	if ( other && control.value !== '' ) {
		controlOf( other ).value = '';
	}
}

/** Shows the sliders, each where its control's value is, or the value that holds where the control is empty. */
export function placeSliders( form: HTMLFormElement ) {
	for ( const one of form.querySelectorAll< HTMLInputElement >( slider ) ) {
		const { value, placeholder } = controlOf( wrapperOf( one )! );
		one.hidden = false;
		one.value = bare( value || placeholder ) || one.min;
	}
}
