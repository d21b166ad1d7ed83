import { useId } from '@wordpress/element';
import { numberText } from '../number';
import { shownLabels, ticksFor } from './scale';
import { useWidth } from './use-width';

interface Bar {
	name: string;
	/** Of its place on the axis, where there is little room. */
	label: string;
	value: number;
}

interface Props {
	title: string;
	/** What the bars say, for those who do not see them. */
	summary: string;
	bars: readonly Bar[];
	className?: string;
}

const height = 180;
const edge = { top: 12, right: 4, bottom: 24, left: 40 };
const innerHeight = height - edge.top - edge.bottom;

/** Pixels that a label below the bars needs. */
const labelWidth = 64;

/** Whole numbers as bars. The same figures belong in a table beside it. */
export function Bars( { title, summary, bars, className = '' }: Props ) {
	const id = useId();
	const { place, width } = useWidth();
	const innerWidth = width - edge.left - edge.right;
	const ticks = ticksFor(
		Math.max( 0, ...bars.map( ( { value } ) => value ) )
	);
	const top = ticks.at( -1 ) ?? 1;
	const y = ( value: number ) => edge.top + innerHeight * ( 1 - value / top );
	const step = innerWidth / Math.max( 1, bars.length );
	const x = ( at: number ) => edge.left + at * step;
	const labels = shownLabels(
		bars.length,
		Math.max( 1, Math.floor( innerWidth / labelWidth ) )
	).filter( ( at ) => x( at ) + labelWidth <= width );
	return (
		<svg
			ref={ place }
			className={ `svc-plot ${ className }` }
			viewBox={ `0 0 ${ width } ${ height }` }
			role="img"
			aria-labelledby={ `${ id }-title ${ id }-summary` }
		>
			<title id={ `${ id }-title` }>{ title }</title>
			<desc id={ `${ id }-summary` }>{ summary }</desc>
			{ ticks.map( ( tick ) => (
				<g key={ tick } className="svc-plot__tick">
					<line
						x1={ edge.left }
						x2={ width - edge.right }
						y1={ y( tick ) }
						y2={ y( tick ) }
					/>
					<text x={ edge.left - 6 } y={ y( tick ) + 4 }>
						{ numberText( tick ) }
					</text>
				</g>
			) ) }
			{ bars.map( ( { name, value }, at ) => (
				<rect
					key={ name }
					className="svc-plot__bar"
					x={ x( at ) + step * 0.1 }
					width={ step * 0.8 }
					y={ y( value ) }
					height={ y( 0 ) - y( value ) }
				>
					<title>{ `${ name }: ${ numberText( value ) }` }</title>
				</rect>
			) ) }
			{ labels.map( ( at ) => (
				<text
					key={ at }
					className="svc-plot__label"
					x={ x( at ) }
					y={ height - 6 }
				>
					{ bars[ at ]?.label }
				</text>
			) ) }
		</svg>
	);
}
