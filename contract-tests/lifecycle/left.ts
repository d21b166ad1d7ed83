import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from '../../tools/host/site';

/** What a site has of the plugin. */
export interface Left {
	/** By table, without prefixes. */
	rows: Record< string, number >;
	/** Columns and keys by table, sorted: their order says when they were added. */
	tables: Record< string, string[] >;
	options: string[];
	meta: string[];
	/** Hooks of WP-Cron. */
	jobs: string[];
	/** Posts of uploaded photos, and their files. */
	photos: string[];
	/** Posts of e-mail templates, and their revisions. */
	mails: string[];
	/** Posts of lead pages, and their revisions. */
	pages: string[];
}

const script = fileURLToPath( new URL( 'left.php', import.meta.url ) );

export async function left( { www }: Site ): Promise< Left > {
	const { stdout } = await promisify( execFile )( 'php', [ script, www ] );
	return JSON.parse( stdout );
}
