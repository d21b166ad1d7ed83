import type { Outcome } from './lane';

export function summary( outcomes: Outcome[], took: number ): string {
	const count = ( isIt: ( one: Outcome ) => boolean ) =>
		outcomes.filter( isIt ).length;
	const isRandom = ( { what }: Outcome ) => what.endsWith( ' ms' );
	const inside = ( isOne: ( one: Outcome ) => boolean ) =>
		`${ count( isOne ) }, ${ count( ( one ) => isOne( one ) && one.isInside ) } of them inside the write, ${ count( ( one ) => isOne( one ) && one.isInTransaction ) } inside its transaction`;
	const slowest = Math.max( 0, ...outcomes.map( ( one ) => one.next ) );
	return [
		`Kills before and after statements: ${ inside( ( one ) => ! isRandom( one ) ) }.`,
		`Kills at random moments: ${ inside( isRandom ) }.`,
		`The next write was done in ${ slowest.toFixed( 0 ) } ms at the latest.`,
		`Inconsistent afterwards: ${ count( ( one ) => one.faults.length > 0 ) }.`,
		`${ ( took / 1000 ).toFixed( 0 ) } s`,
		'',
	].join( '\n' );
}
