import type { Row } from '../../shared/tree/keys';
import type { Box } from './boxes';

/** A person who can be seen. */
export interface Placed {
	level: Row[ 'level' ];
	isOpen: Row[ 'isOpen' ];
	/** Of the card. */
	box: Box;
}

/** Away from the root and back, and to either side. */
export type Way = 'in' | 'out' | 'before' | 'after';

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Record< 'vertical' | 'horizontal', Record< Arrow, Way > > = {
	vertical: {
		ArrowDown: 'in',
		ArrowUp: 'out',
		ArrowLeft: 'before',
		ArrowRight: 'after',
	},
	horizontal: {
		ArrowRight: 'in',
		ArrowLeft: 'out',
		ArrowUp: 'before',
		ArrowDown: 'after',
	},
};

const directions: Record< Arrow, [ x: number, y: number ] > = {
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
};

const mirrored: Record< string, string > = {
	ArrowLeft: 'ArrowRight',
	ArrowRight: 'ArrowLeft',
};

/** Where an arrow key leads in a layout with levels: an index, to open the person, or nowhere (null); undefined for other keys. */
export function step(
	people: Placed[],
	at: number,
	key: string,
	layout: 'vertical' | 'horizontal',
	isRtl: boolean
): number | 'open' | null | undefined {
	const from = people[ at ];
	if ( ! from || ! ( key in directions ) ) {
		return undefined;
	}
	const arrow = ( ( isRtl && mirrored[ key ] ) || key ) as Arrow;
	const way = ways[ layout ][ arrow ];
	const next = ( others: number[] ) =>
		nearest( people, from, others, directions[ key as Arrow ] );
	if ( way === 'in' ) {
		if ( from.isOpen === false ) {
			return 'open';
		}
		return from.isOpen ? at + 1 : next( siblings( people, at ) );
	}
	if ( way === 'out' ) {
		return next( siblings( people, at ) ) ?? managerOf( people, at );
	}
	return (
		next( siblings( people, at ) ) ??
		next( indices( people, ( { level } ) => level === from.level ) )
	);
}

/** The nearest person in a direction, sooner in line than aslant. */
function nearest(
	people: Placed[],
	from: Placed,
	others: number[],
	[ x, y ]: [ number, number ]
): number | null {
	let found: number | null = null;
	let least = Infinity;
	for ( const index of others ) {
		const { box } = people[ index ]!;
		// The starting edges of cards in one line are level, also where the cards differ in size.
		const [ right, down ] = [ box.x - from.box.x, box.y - from.box.y ];
		const ahead = right * x + down * y;
		const aside = Math.abs( right * y + down * x );
		const distance = ahead + 3 * aside;
		if ( ahead > 1 && distance < least && isAhead( ahead, aside ) ) {
			found = index;
			least = distance;
		}
	}
	return found;
}

/** Within 60 degrees of the direction. */
const isAhead = ( ahead: number, aside: number ) => aside < ahead * 1.75;

const indices = ( people: Placed[], fits: ( one: Placed ) => boolean ) =>
	people.flatMap( ( one, index ) => ( fits( one ) ? [ index ] : [] ) );

const managerOf = ( people: Placed[], at: number ): number | null => {
	const index = people.findLastIndex(
		( one, other ) => other < at && one.level < people[ at ]!.level
	);
	return index < 0 ? null : index;
};

const siblings = ( people: Placed[], at: number ): number[] => {
	const manager = managerOf( people, at );
	return indices(
		people,
		( { level } ) => level === people[ at ]!.level
	).filter( ( other ) => managerOf( people, other ) === manager );
};
