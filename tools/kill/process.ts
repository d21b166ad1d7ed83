import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../host/compiled-once';
import type { Site } from '../host/site';

/** A line that one of these processes has printed. */
export interface Said {
	at?: string;
	took?: number;
	statements?: string[];
}

/** PHP with WordPress in it, whose pid is known. */
export class PhpProcess {
	readonly said: Said[] = [];
	private readonly child: ChildProcessWithoutNullStreams;
	private readonly listeners = new Set< ( line: Said | null ) => void >();
	private complaints = '';
	readonly ended: Promise< NodeJS.Signals | number | null >;

	constructor( site: Site, script: string, job: object = {} ) {
		this.child = spawn( 'php', [
			...compiledOnce( site ),
			'-d',
			'display_errors=stderr',
			'-d',
			`error_log=${ site.phpLog }`,
			fileURLToPath( new URL( script, import.meta.url ) ),
			JSON.stringify( {
				...job,
				www: site.www,
				address: new URL( site.url ).host,
			} ),
		] );
		this.child.stdin.on( 'error', () => undefined );
		this.child.stderr.on(
			'data',
			( data: Buffer ) => ( this.complaints += data )
		);
		createInterface( { input: this.child.stdout } ).on(
			'line',
			( line ) => {
				if ( line.startsWith( '{' ) || line.startsWith( '[' ) ) {
					this.hear( JSON.parse( line ) as Said );
				} else {
					this.complaints += `${ line }\n`;
				}
			}
		);
		this.ended = new Promise( ( resolve, reject ) => {
			this.child.on( 'error', reject );
			this.child.on( 'close', ( code, signal ) => {
				this.listeners.forEach( ( listener ) => listener( null ) );
				resolve( signal ?? code );
			} );
		} );
	}

	private hear( line: Said ) {
		this.said.push( line );
		this.listeners.forEach( ( listener ) => listener( line ) );
	}

	has( place: string ): boolean {
		return this.said.some( ( one ) => one.at === place );
	}

	/** Waits until it reports that it is ready; false if it has ended before. */
	until( place: string ): Promise< boolean > {
		if ( this.has( place ) ) {
			return Promise.resolve( true );
		}
		return this.listen(
			( line ) => line === null || line.at === place
		).then( () => this.has( place ) );
	}

	send( message: object = {} ) {
		this.child.stdin.write( `${ JSON.stringify( message ) }\n` );
	}

	/** The next line that it prints is the answer. */
	async ask< Answer >( message: object ): Promise< Answer > {
		const before = this.said.length;
		const heard = this.listen( () => true );
		this.send( message );
		await heard;
		if ( this.said.length === before ) {
			throw new Error( `PHP ended: ${ this.complaints }` );
		}
		return this.said[ before ] as Answer;
	}

	kill() {
		this.child.kill( 'SIGKILL' );
	}

	async end() {
		this.child.stdin.end();
		await this.ended;
	}

	get errors(): string {
		return this.complaints;
	}

	private listen( isIt: ( line: Said | null ) => boolean ): Promise< void > {
		return new Promise( ( resolve ) => {
			const listener = ( line: Said | null ) => {
				if ( isIt( line ) ) {
					this.listeners.delete( listener );
					resolve();
				}
			};
			this.listeners.add( listener );
		} );
	}
}
