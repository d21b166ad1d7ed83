import { describe, type Person } from './person';
import { Random } from './random';
import { SEATS, type Seat } from './seats';
import { anyName, named, type Name } from './words';

export { COMPANY, type Person, type Social } from './person';

export interface CompanyOptions {
	readonly people?: number;
	readonly seed?: number;
}

/** People on whom tests and screenshots rely. */
const PINNED: Readonly< Record< string, Name > > = {
	'ceo/0': named( 'Margaret', 'Okonkwo-Reyes' ),
	'pd/0': named( 'Priya', 'Raghunathan' ),
	'branch/0': named( 'Dana', 'Whitfield' ),
	'cco/0': named( 'Siobhán', "O'Rourke" ),
	'underwriter/2': named( '美咲=misaki', '山田=yamada' ),
	'officer/4': named( 'Юлия=yulia', 'Ковальчук=kovalchuk' ),
	'processor/1': named( 'ليلى=layla', 'حدّاد=haddad' ),
};

class Names {
	private readonly logins = new Map< string, number >();
	private readonly full = new Set(
		Object.values( PINNED ).map( ( { latin } ) => latin.join( ' ' ) )
	);

	/** A name that no person of the first block has; later ones may repeat. */
	public take( seat: Seat, block: number, random: Random ): Name {
		const pinned = PINNED[ seat.key ];
		if ( block === 0 && pinned ) {
			return pinned;
		}
		let name = anyName( random );
		while ( block === 0 && this.full.has( name.latin.join( ' ' ) ) ) {
			name = anyName( random );
		}
		this.full.add( name.latin.join( ' ' ) );
		return name;
	}

	public login( { latin }: Name ): string {
		const base = latin.join( '.' );
		const before = this.logins.get( base ) ?? 0;
		this.logins.set( base, before + 1 );
		return before === 0 ? base : `${ base }${ before + 1 }`;
	}
}

class Company {
	private readonly names = new Names();
	private readonly presidents: string[] = [];
	private block = new Map< string, string >();

	public constructor( private readonly seed: number ) {}

	public person( index: number ): Person {
		const seat = SEATS[ index % SEATS.length ];
		if ( ! seat ) {
			throw new RangeError( 'A company has whole people only.' );
		}
		const number = Math.floor( index / SEATS.length );
		const random = new Random( this.seed, index );
		const name = this.names.take( seat, number, random );
		const login = this.names.login( name );
		const manager = this.manager( seat, number );
		this.remember( seat, login );
		return describe( {
			index,
			seat,
			number,
			random,
			name,
			login,
			manager,
		} );
	}

	/** Blocks after the first are divisions, eight under one. */
	private manager( seat: Seat, block: number ): string | null {
		if ( seat.boss !== null ) {
			return this.block.get( seat.boss ) ?? null;
		}
		return block > 0 && seat.role !== 'realtor_partner'
			? ( this.presidents[ Math.floor( ( block - 1 ) / 8 ) ] ?? null )
			: null;
	}

	private remember( seat: Seat, login: string ): void {
		if ( seat.key === 'ceo/0' ) {
			this.block = new Map();
			this.presidents.push( login );
		}
		this.block.set( seat.key, login );
	}
}

/** The demo company, managers before their reports; the same at every call. */
export function* company( {
	people = SEATS.length,
	seed = 2026,
}: CompanyOptions = {} ): Generator< Person, void, undefined > {
	const made = new Company( seed );
	for ( let index = 0; index < people; index++ ) {
		yield made.person( index );
	}
}
