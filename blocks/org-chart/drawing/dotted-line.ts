import { middleOf, type Box } from './boxes';

const least = 12;

/** A curve between the sides of two cards that face each other, as the data of an SVG path. */
export function dottedLine( from: Box, to: Box ): string {
	const [ start, end ] = [ middleOf( from ), middleOf( to ) ];
	const isBeside =
		Math.abs( end.x - start.x ) >= ( from.width + to.width ) / 2;
	if ( isBeside ) {
		const sign = Math.sign( end.x - start.x );
		const one = start.x + ( sign * from.width ) / 2;
		const other = end.x - ( sign * to.width ) / 2;
		const bend = sign * Math.max( least, Math.abs( other - one ) / 2 );
		return curve(
			[ one, start.y ],
			[ one + bend, start.y ],
			[ other - bend, end.y ],
			[ other, end.y ]
		);
	}
	const sign = Math.sign( end.y - start.y ) || 1;
	const one = start.y + ( sign * from.height ) / 2;
	const other = end.y - ( sign * to.height ) / 2;
	const bend = sign * Math.max( least, Math.abs( other - one ) / 2 );
	return curve(
		[ start.x, one ],
		[ start.x, one + bend ],
		[ end.x, other - bend ],
		[ end.x, other ]
	);
}

type Pair = [ x: number, y: number ];

const curve = ( start: Pair, ...bends: [ Pair, Pair, Pair ] ) =>
	`M${ pair( start ) }C${ bends.map( pair ).join( ' ' ) }`;

const pair = ( numbers: Pair ) =>
	numbers.map( ( number ) => Math.round( number * 10 ) / 10 ).join( ' ' );
