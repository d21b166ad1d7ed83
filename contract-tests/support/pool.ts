import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './fixtures';
import { world } from './world';

let next = 0;

/** One of the accounts made at the start, or null when all are taken. Files that run at once never get the same. */
export function takeAccount(): Account | null {
	const { folder, accounts } = world.pool;
	while ( next < accounts.length ) {
		const account = accounts[ next++ ]!;
		if ( claim( join( folder, account.login ) ) ) {
			return account;
		}
	}
	return null;
}

/** A folder is made by one process only. */
function claim( folder: string ): boolean {
	try {
		mkdirSync( folder );
		return true;
	} catch {
		return false;
	}
}
