import { Random } from '../random';
import { portrait } from './portrait';

const SEED = 77;
const SHARE = 0.5;
/** Photos cost more than all else of a person; a larger company has no more of them. */
const MOST_PEOPLE = 120;

/** A drawn photo for some of the first people, by their number from 0, as base64; null for the others. */
export function photoOf( index: number ): string | null {
	const random = new Random( SEED, index );
	return index < MOST_PEOPLE && random.chance( SHARE )
		? portrait( random ).toString( 'base64' )
		: null;
}
