import type { abilities } from './contract.js';

type Abilities = typeof abilities;
type OfEffect< Effect > = {
	[ Name in keyof Abilities ]: Abilities[ Name ][ 'effect' ] extends Effect
		? Name
		: never;
}[ keyof Abilities ];

/** Names are separate from the schemas, so that bundles need no Zod; the types find a name in the wrong list, a test a missing name. */
export const reading = [
	'svc-users/list-profiles',
	'svc-users/get-profile',
	'svc-intranet/search-directory',
	'svc-intranet/find-colleague',
	'svc-intranet/get-direct-reports',
	'svc-intranet/list-departments',
	'svc-intranet/get-org-chart',
	'svc-intranet/get-org-chart-branch',
	'svc-intranet/get-reporting-chain',
	'svc-intranet/get-profile',
	'svc-intranet/get-bookmarks',
	'svc-intranet/list-collections',
] as const satisfies readonly OfEffect< 'read' >[];

export const deleting = [
	'svc-users/delete-profile',
	'svc-intranet/remove-bookmark',
] as const satisfies readonly OfEffect< 'delete' >[];
