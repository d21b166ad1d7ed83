import type { AmortizationRow } from '../../client/src/mortgage-calculator/engine/index';
import { barPaths, rounded, type Part } from './bars';
import { at, isNothing, textOf, type Format, type Kind } from './figure';

interface Warning {
	message: string;
}

const all = < Found extends Element >( root: Element, selector: string ) =>
	root.querySelectorAll< Found >( selector );

/** Writes an answer into the figures, charts and lists that the server made. */
export function show( root: Element, answer: unknown, format: Format ) {
	for ( const figure of all< HTMLDataElement >( root, 'data[data-mc]' ) ) {
		const value = at( figure.dataset.mc!, answer );
		figure.value = isNone( value ) ? '' : String( value );
		figure.textContent = textOf(
			value,
			figure.dataset.mcAs as Kind,
			format
		);
	}
	for ( const row of all< HTMLElement >( root, '[data-mc-if]' ) ) {
		row.hidden = isNothing( at( row.dataset.mcIf!, answer ) );
	}
	for ( const cell of all< HTMLElement >( root, '[data-mc-index]' ) ) {
		const mark = cell.querySelector< HTMLElement >(
			'.svc-mortgage__lowest'
		);
		if ( mark ) {
			mark.hidden =
				at( `lowest.${ cell.dataset.mcLowest }`, answer ) !==
				Number( cell.dataset.mcIndex );
		}
	}
	for ( const control of all< HTMLInputElement >( root, '[data-mc-hint]' ) ) {
		control.placeholder = String(
			at( control.dataset.mcHint!, answer ) ?? ''
		);
	}
	showRing( root, answer );
	showWarnings( root, answer );
}

const isNone = ( value: unknown ) => value === null || value === undefined;

function showRing( root: Element, answer: unknown ) {
	const total = Number( at( 'monthly.total', answer ) );
	let from = 0;
	for ( const part of all< SVGCircleElement >( root, '[data-mc-share]' ) ) {
		const value = Number( at( part.dataset.mcShare!, answer ) );
		const share = total > 0 ? ( 100 * value ) / total : 0;
		part.setAttribute( 'stroke-dasharray', `${ rounded( share ) } 100` );
		part.setAttribute( 'stroke-dashoffset', rounded( -from ) );
		from += share;
	}
}

function showWarnings( root: Element, answer: unknown ) {
	const list = root.querySelector< HTMLElement >( '[data-mc-warnings]' );
	if ( list ) {
		const warnings = ( at( 'warnings', answer ) ??
			at( 'calculation.warnings', answer ) ??
			[] ) as Warning[];
		list.replaceChildren(
			...warnings.map( ( { message } ) => {
				const item = document.createElement( 'li' );
				item.textContent = message;
				return item;
			} )
		);
		list.hidden = warnings.length === 0;
	}
}

const columns: [ keyof AmortizationRow, Kind ][] = [
	[ 'number', 'whole' ],
	[ 'payment', 'money' ],
	[ 'principal', 'money' ],
	[ 'interest', 'money' ],
	[ 'extra', 'money' ],
	[ 'mortgage_insurance', 'money' ],
	[ 'balance', 'money' ],
];

export function showYears(
	root: Element,
	years: readonly AmortizationRow[],
	format: Format
) {
	const paths = barPaths( years );
	for ( const bar of all< SVGPathElement >( root, '[data-mc-bar]' ) ) {
		bar.setAttribute( 'd', paths[ bar.dataset.mcBar as Part ] );
	}
	root.querySelector( '[data-mc-years] tbody' )?.replaceChildren(
		...years.map( ( year ) => {
			const row = document.createElement( 'tr' );
			row.append(
				...columns.map( ( [ name, kind ], index ) => {
					const cell = document.createElement(
						index === 0 ? 'th' : 'td'
					);
					if ( cell.tagName === 'TH' ) {
						cell.setAttribute( 'scope', 'row' );
					}
					cell.textContent = textOf( year[ name ], kind, format );
					return cell;
				} )
			);
			return row;
		} )
	);
}
