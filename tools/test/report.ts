import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';

/** A place for a report in artifacts/, with nothing of an earlier run in it. SVC_REPORTS keeps runs apart that go on at once. */
export async function reportFile( name: string ): Promise< string > {
	const folder = join(
		projectFolder,
		'artifacts',
		process.env.SVC_REPORTS ?? ''
	);
	const file = join( folder, name );
	await mkdir( folder, { recursive: true } );
	await rm( file, { force: true } );
	return file;
}
