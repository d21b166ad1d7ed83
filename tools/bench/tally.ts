import { boundOf, columns, type Column } from './gates';
import type { Paired } from './round';
import type { Row } from './row';
import { judge, type Pair, type Verdict } from './statistics';

/** A gate counts as missed by more than a disturbance of the machine after as many rounds. */
export const CERTAIN = 200;

/** A row at one size of the company, and all that it took so far. */
export class Tally {
	private readonly pairs: Record< Column, Pair[] > = {
		same: [],
		without: [],
	};
	private verdicts: Partial< Record< Column, Verdict > > = {};

	constructor(
		readonly row: Row,
		private readonly people: number
	) {}

	get rounds(): number {
		return this.pairs.without.length;
	}

	add( paired: Paired ) {
		this.verdicts = {};
		for ( const column of columns ) {
			const pair = paired[ column ];
			if ( pair ) {
				this.pairs[ column ].push( pair );
			}
		}
	}

	bound( column: Column ) {
		return boundOf( this.row.gate, column, this.people );
	}

	/** null where the row has nothing to compare with in that column. */
	verdict( column: Column ): Verdict | null {
		const pairs = this.pairs[ column ];
		return pairs.length
			? ( this.verdicts[ column ] ??= judge( pairs ) )
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
