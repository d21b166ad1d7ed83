import { compareEngines } from './parity';

/** `npm run mortgage:parity -- 100000 [seed]`: compares PHP, TypeScript and the exact reference. */
const [ inputs = '5000', seed = '1' ] = process.argv.slice( 2 );
const started = Date.now();
const { refused, differences } = compareEngines(
	Number( inputs ),
	Number( seed ),
	undefined,
	( done ) => process.stderr.write( `\r${ done } of ${ inputs }` )
);
process.stderr.write( '\n' );
for ( const { asked, between, path, one, other } of differences.slice(
	0,
	20
) ) {
	process.stdout.write(
		`${ between }: ${ path } is ${ String( one ) } and ${ String( other ) } for ${ JSON.stringify( asked ) }\n`
	);
}
process.stdout.write(
	`${ inputs } inputs of seed ${ seed }, ${ refused } of them refused by both: ${ differences.length } differences (${ Math.round( ( Date.now() - started ) / 1000 ) } s)\n`
);
process.exitCode = differences.length === 0 ? 0 : 1;
