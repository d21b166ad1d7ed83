import { boundOf, columns, type Column } from './gates';
import type { Paired } from './round';
import type { Row } from './row';
import { judge, type Pair, type Verdict } from './statistics';

/** A gate counts as missed by more than a disturbance of the machine after as many rounds. */
export const CERTAIN = 200;

/** A row at one size of the company, and all that it took so far. */
export class Tally {
	private readonly batches: Record< Column, Pair[][] > = {
		same: [],
		without: [],
	};
	private verdicts: Partial< Record< Column, Verdict > > = {};

	constructor(
		readonly row: Row,
		private readonly people: number
	) {}

	get rounds(): number {
		return this.batches.without.flat().length;
	}

	/** @param batch Of rounds that the same workers answered. */
	add( batch: readonly Paired[] ) {
		this.verdicts = {};
		for ( const column of columns ) {
			const pairs = batch.flatMap( ( paired ) => paired[ column ] ?? [] );
			if ( pairs.length ) {
				this.batches[ column ].push( pairs );
			}
		}
	}

	bound( column: Column ) {
		return boundOf( this.row.gate, column, this.people );
	}

	/** null where the row has nothing to compare with in that column. */
	verdict( column: Column ): Verdict | null {
		const batches = this.batches[ column ];
		return batches.length
			? ( this.verdicts[ column ] ??= judge( batches ) )
			: null;
	}

	isMissed( column: Column ): boolean {
		const { verdict, gate } = this.judged( column );
		return verdict !== null && verdict.median > gate;
	}

	/** The interval has the gate in it, so more rounds may turn the verdict. */
	isOpen(): boolean {
		return columns.some( ( column ) => {
			const { verdict, gate } = this.judged( column );
			return (
				verdict !== null && verdict.low <= gate && gate <= verdict.high
			);
		} );
	}

	isToBeMeasuredLonger(): boolean {
		const isMissed = columns.some( ( column ) => this.isMissed( column ) );
		return this.isOpen() || ( isMissed && this.rounds < CERTAIN );
	}

	private judged( column: Column ) {
		return {
			verdict: this.verdict( column ),
			gate: this.bound( column )?.gate ?? Infinity,
		};
	}
}
