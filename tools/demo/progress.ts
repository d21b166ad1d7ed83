export type Log = ( line: string ) => void;

const WIDTH = 30;

/** A bar on a terminal; elsewhere a line for each quarter. */
export class Progress {
	private shown = 0;

	public constructor(
		private readonly what: string,
		private readonly total: number,
		private readonly log: Log,
		private readonly terminal = process.stdout.isTTY === true
	) {}

	public at( done: number ): void {
		if ( this.terminal ) {
			process.stdout.write( `\r${ this.bar( done ) }` );
			return;
		}
		const quarter = Math.floor( ( done / this.total ) * 4 );
		if ( quarter > this.shown ) {
			this.shown = quarter;
			this.log( `${ this.what }: ${ done } of ${ this.total }` );
		}
	}

	/** Leaves the bar behind, so that what follows has its own line. */
	public end(): void {
		if ( this.terminal ) {
			process.stdout.write( '\n' );
		}
	}

	private bar( done: number ): string {
		const full = Math.round( ( done / this.total ) * WIDTH );
		const bar = '█'.repeat( full ).padEnd( WIDTH, '░' );
		return `${ this.what } ${ bar } ${ done } of ${ this.total }`;
	}
}
