/* eslint-disable no-bitwise -- it is what such generators are made of */
/** A small seeded generator (mulberry32): the same numbers on every machine. */
export class Random {
	private state: number;

	public constructor( seed: number, stream: number ) {
		this.state =
			( Math.imul( seed, 0x9e3779b1 ) ^
				Math.imul( stream + 1, 0x85ebca77 ) ) >>>
			0;
	}

	/** A number in [0, 1). */
	public next(): number {
		this.state = ( this.state + 0x6d2b79f5 ) >>> 0;
		let mixed = this.state;
		mixed = Math.imul( mixed ^ ( mixed >>> 15 ), mixed | 1 );
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 );
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 2 ** 32;
	}

	/** A whole number from..to, both included. */
	public int( from: number, to: number ): number {
		return from + Math.floor( this.next() * ( to - from + 1 ) );
	}

	public chance( share: number ): boolean {
		return this.next() < share;
	}

	public pick< T >( items: readonly T[] ): T {
		const item = items[ this.int( 0, items.length - 1 ) ];
		if ( item === undefined ) {
			throw new RangeError( 'Nothing to pick from.' );
		}
		return item;
	}

	public weighted< T extends { readonly weight: number } >(
		items: readonly T[]
	): T {
		let left =
			this.next() *
			items.reduce( ( sum, { weight } ) => sum + weight, 0 );
		return (
			items.find( ( { weight } ) => ( left -= weight ) < 0 ) ??
			this.pick( items )
		);
	}

	public sample< T >( items: readonly T[], count: number ): T[] {
		const rest = [ ...items ];
		const taken: T[] = [];
		while ( taken.length < count && rest.length > 0 ) {
			taken.push( ...rest.splice( this.int( 0, rest.length - 1 ), 1 ) );
		}
		return taken;
	}
}
