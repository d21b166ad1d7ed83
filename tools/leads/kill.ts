import { findSite } from '../host/site';
import { killSubmissions } from './killing';

/** Needs a native host with fixtures: `npm start -- --host native --fixtures`, and its name in SVC_SITE. */
const { places, faults } = await killSubmissions( await findSite() );
process.stdout.write(
	`${ places } workers killed, ${ faults.length } faults\n${ faults.map( ( fault ) => `FAULT ${ fault }\n` ).join( '' ) }`
);
process.exitCode = faults.length > 0 ? 1 : 0;
