import type { Basis } from '../../client/src/mortgage-calculator/engine/index';
import { answerTo, type Mode } from './answer';
import { linkOf, queryOf } from './address';
import { couple, placeSliders, wrapperOf } from './coupled';
import { focusFirstError, showErrors } from './errors';
import { at, textOf, type Format } from './figure';
import { show, showYears } from './show';
import { nameOf, typedInput } from './typed';

interface Given {
	basis: Basis;
	format: Format;
	/** When the rates become stale, in seconds since 1970. */
	until: number;
	/** Template of the announcement. */
	said: string;
	/** Paths of the figures that are announced. */
	figures: string[];
	copied: string;
	/** By an affordability's `limited_by`. */
	limits: Readonly< Record< string, string > >;
}

/** As the calculator's routes are named. */
const operations: Record< Mode, string > = {
	payment: 'calculate',
	affordability: 'affordability',
	refinance: 'refinance',
	compare: 'compare',
};

/** How long nothing is typed before the figures are announced. */
const pause = 500;

function start( root: HTMLElement ) {
	const find = ( name: string ) =>
		root.querySelector< HTMLElement >( `.svc-mortgage__${ name }` )!;
	const form = find( 'form' ) as HTMLFormElement;
	const result = find( 'result' );
	const status = find( 'said' );
	const copy = find( 'copy' );
	const { basis, format, until, said, figures, copied, limits } = JSON.parse(
		find( 'basis' ).textContent
	) as Given;
	const wrappers = [
		...form.querySelectorAll< HTMLElement >( '.svc-mortgage__control' ),
	];
	const left = new Set(
		wrappers
			.filter( ( wrapper ) => wrapper.matches( '.has-error' ) )
			.map( nameOf )
	);
	let timer: ReturnType< typeof setTimeout > | undefined;

	/** The form that sends the calculation has the one that is shown. */
	const ask = ( isHidden: boolean ) => {
		const calculation = root.querySelector< HTMLInputElement >(
			'[name="svc-lead[calculation]"]'
		);
		if ( calculation ) {
			find( 'ask' ).hidden = isHidden;
			calculation.value = JSON.stringify( {
				operation: operations[ root.dataset.mcMode as Mode ],
				input: typedInput( form ),
			} );
			// Another calculation is another submission.
			calculation.dispatchEvent(
				new Event( 'input', { bubbles: true } )
			);
		}
	};

	const update = () => {
		const { answer, years, problems } = answerTo(
			root.dataset.mcMode as Mode,
			typedInput( form ),
			basis
		);
		clearTimeout( timer );
		showErrors( form, problems ?? {}, ( name ) => left.has( name ) );
		result.hidden = ! answer;
		find( 'empty' ).hidden = ! result.hidden;
		if ( answer ) {
			show( root, answer, format );
			const limit = root.querySelector( '[data-mc-limit]' );
			if ( limit ) {
				limit.textContent =
					limits[ String( at( 'limited_by', answer ) ) ]!;
			}
			const link = find( 'export' ) as HTMLAnchorElement | null;
			if ( link ) {
				showYears( result, years, format );
				link.href = queryOf( link.href, at( 'input', answer ) );
			}
			timer = setTimeout( () => {
				status.textContent = said.replace(
					'%s',
					figures
						.map( ( path ) =>
							textOf( at( path, answer ), 'money', format )
						)
						.join( ', ' )
				);
			}, pause );
		}
		placeSliders( form );
		ask( ! answer );
		return ! result.hidden;
	};

	form.addEventListener( 'input', ( { target } ) => {
		couple( form, target );
		update();
	} );
	form.addEventListener( 'focusout', ( { target } ) => {
		const wrapper = wrapperOf( target );
		if ( wrapper && ! left.has( nameOf( wrapper ) ) ) {
			left.add( nameOf( wrapper ) );
			update();
		}
	} );
	form.addEventListener( 'submit', ( event ) => {
		// Buttons with a name ask for another number of loans.
		if ( ( event.submitter as HTMLButtonElement | null )?.name ) {
			return;
		}
		event.preventDefault();
		wrappers.map( nameOf ).forEach( left.add, left );
		if ( update() ) {
			result.scrollIntoView( { block: 'nearest' } );
		} else {
			focusFirstError( form );
		}
	} );
	copy.hidden = ! navigator.clipboard;
	copy.addEventListener( 'click', () => {
		void navigator.clipboard
			.writeText( linkOf( form, window.location.href ) )
			.then( () => {
				status.textContent = copied;
			} );
	} );
	placeSliders( form );
	if ( basis.rates.length && Date.now() >= until * 1000 ) {
		// The page came out of a cache.
		basis.rates = [];
		for ( const wrapper of wrappers ) {
			if ( wrapper.matches( '.is-from-table' ) ) {
				wrapper.querySelector( 'input' )!.value = '';
			}
		}
		update();
	}
}

document
	.querySelectorAll< HTMLElement >( '.svc-mortgage[data-mc-mode]' )
	.forEach( start );
