import { inject } from 'vitest';
import { api, type Api, type Caller } from './api';
import type { Account } from './fixtures';

export type CallerName =
	| 'anonymous'
	| 'account'
	| 'partner'
	| 'person'
	| 'manager'
	| 'colleague'
	| 'administrator'
	| 'capable'
	| 'viewer'
	| 'elsewhere'
	| 'nowhere'
	| 'spammer'
	| 'neighbour'
	| 'commuter';

/** What global-setup creates once for a run, and deletes afterwards. */
export interface World {
	/** Begins every login of this run. */
	token: string;
	callers: Record< CallerName, Caller >;
	/** Accounts that no test has taken yet; `accounts` takes them. */
	pool: { folder: string; accounts: Account[] };
}

declare module 'vitest' {
	export interface ProvidedContext {
		world: World;
	}
}

export const world: World = inject( 'world' );

export const as = Object.fromEntries(
	Object.entries( world.callers ).map( ( [ name, caller ] ) => [
		name,
		api( caller ),
	] )
) as Record< CallerName, Api >;

export { full, rounds } from './site';
