import { expect } from 'vitest';
import type { Api, Extras } from './api';
import type { Seen } from './http';
import { fixture } from './bookmarks';
import { isOnTwo } from './site';
import { as } from './world';

export const mcp = '/modern-data/v1/mcp';
export const mcpSettings = '/modern-data/v1/settings';
export const mcpCalls = '/modern-data/v1/calls';

export const newest = '2026-07-28';
export const eras = [ 'legacy', 'modern' ] as const;
export type Era = ( typeof eras )[ number ];

/** One exchange, by the older revisions or by the newest. */
export function ask(
	caller: Api,
	method: string,
	params: object = {},
	era: Era = 'legacy',
	extras: Extras = {}
): Promise< Seen > {
	return caller.post(
		mcp,
		{
			jsonrpc: '2.0',
			id: 1,
			method,
			params: era === 'modern' ? { ...params, _meta: meta } : params,
		},
		{
			...extras,
			headers: {
				Accept: 'application/json, text/event-stream',
				...( era === 'modern' && mirrored( method, params ) ),
				...extras.headers,
			},
		}
	);
}

export const meta = {
	'io.modelcontextprotocol/protocolVersion': newest,
	'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
	'io.modelcontextprotocol/clientCapabilities': {},
};

export function mirrored( method: string, params: object ) {
	const { name, uri } = params as { name?: string; uri?: string };
	const target = name ?? uri;
	return {
		'MCP-Protocol-Version': newest,
		'Mcp-Method': method,
		...( target !== undefined && { 'Mcp-Name': target } ),
	};
}

export interface ToolDefinition {
	name: string;
	title: string;
	description: string;
	inputSchema: object;
	outputSchema: object;
	annotations: Record< string, unknown >;
}

export interface ToolAnswer {
	content: { type: string; text: string }[];
	structuredContent?: Record< string, unknown >;
	isError?: boolean;
}

/** The result of an answer, which must not be an error. */
export function resultOf< Result = Record< string, unknown > >(
	seen: Seen
): Result {
	const { jsonrpc, id, result, error } = seen.body as {
		jsonrpc: string;
		id: number;
		result?: Result;
		error?: object;
	};
	expect( error, seen.asked ).toBeUndefined();
	expect( { status: seen.status, jsonrpc, id } ).toEqual( {
		status: 200,
		jsonrpc: '2.0',
		id: 1,
	} );
	return result!;
}

/** A refusal of the request itself; null is no id at all. */
export function expectFault(
	seen: Seen,
	status: number,
	code: number,
	id: string | number | null = 1
) {
	const body = seen.body as { id?: unknown; error?: { code: number } };
	expect(
		{
			status: seen.status,
			code: body?.error?.code,
			id: body?.id ?? null,
		},
		seen.text
	).toEqual( { status, code, id } );
	expect( seen.body ).not.toHaveProperty( 'result' );
}

export const toolsOf = async (
	caller: Api,
	era: Era = 'legacy',
	extras: Extras = {}
): Promise< ToolDefinition[] > =>
	resultOf< { tools: ToolDefinition[] } >(
		await ask( caller, 'tools/list', {}, era, extras )
	).tools;

export const callTool = async (
	caller: Api,
	name: string,
	args: object = {},
	era: Era = 'legacy',
	extras: Extras = {}
): Promise< ToolAnswer > =>
	resultOf< ToolAnswer >(
		await ask(
			caller,
			'tools/call',
			{ name, arguments: args },
			era,
			extras
		)
	);

/** A refusal by a tool, in REST's form. */
export function errorOf( answer: ToolAnswer ) {
	expect( answer.isError, JSON.stringify( answer ) ).toBe( true );
	expect( answer ).not.toHaveProperty( 'structuredContent' );
	return JSON.parse( answer.content[ 0 ]!.text ) as {
		code: string;
		message: string;
		data?: { status: number; params?: Record< string, string > };
	};
}

export async function switchTools( switches: Record< string, boolean > ) {
	const answer = await as.manager.put( mcpSettings, {
		tools: Object.entries( switches ).map( ( [ name, enabled ] ) => ( {
			name,
			enabled,
		} ) ),
	} );
	expect( answer.status, answer.text ).toBe( 200 );
}

/** Shows the tools of the conformance tool, or hides them again. */
export const testTools = ( on: boolean ) =>
	fixture( on ? 'PUT' : 'DELETE', '/options/svc_test_mcp', {
		value: 1,
		scope: 'all',
	} );

/** Off until an administrator switches them on. */
export const offByDefault = [
	'svc-intranet-update-profile',
	'svc-intranet-create-position',
	'svc-intranet-update-position',
	'svc-intranet-delete-position',
	'svc-users-create-profile',
	'svc-users-update-profile',
	'svc-users-delete-profile',
	'svc-users-restore-profile',
	'svc-content-create-post',
	'svc-content-update-post',
	'svc-content-trash-post',
	'svc-blocks-create-pattern',
	'svc-blocks-insert-blocks',
	'svc-mortgage-update-rates',
	'svc-etb-create-template',
	'svc-etb-update-template',
	'svc-etb-send-test',
	'svc-leads-create-page',
	'svc-leads-duplicate-page',
	'svc-leads-list-leads',
	'svc-leads-get-lead',
	'svc-leads-update-lead',
	'svc-leads-add-note',
];

const forEverybody = [
	'svc-intranet-get-bookmarks',
	'svc-intranet-add-bookmark',
	'svc-intranet-remove-bookmark',
	'svc-intranet-list-collections',
	'svc-intranet-create-collection',
	'svc-data-get-site-info',
	'svc-data-get-my-account',
	'svc-data-list-post-types',
	'svc-data-list-taxonomies',
	'svc-data-list-terms',
	'svc-content-find-posts',
	'svc-content-get-post',
	'svc-mortgage-calculate-payment',
	'svc-mortgage-get-amortization',
	'svc-mortgage-estimate-affordability',
	'svc-mortgage-compare-refinance',
	'svc-mortgage-compare-loans',
	'svc-mortgage-calculate-apr',
	'svc-mortgage-get-rates',
];

const ofProfiles = [ 'svc-users-list-profiles', 'svc-users-get-profile' ];

const ofPeople = [
	'svc-intranet-find-colleague',
	'svc-intranet-search-directory',
	'svc-intranet-get-profile',
	'svc-intranet-get-org-chart',
	'svc-intranet-get-org-chart-branch',
	'svc-intranet-get-direct-reports',
	'svc-intranet-get-reporting-chain',
	'svc-intranet-list-departments',
	'svc-intranet-list-positions',
	'svc-etb-get-signature',
];

const ofWriters = [
	'svc-blocks-list-block-types',
	'svc-blocks-validate-blocks',
	'svc-etb-list-templates',
	'svc-etb-get-template',
	'svc-etb-render-template',
	'svc-etb-list-merge-tags',
];

/** Of people with a profile, and of editors. */
const ofLeadPages = [ 'svc-leads-list-pages', 'svc-leads-get-page-stats' ];

/** The tools of each role by default. */
export const offered: Record< string, string[] > = {
	account: forEverybody,
	partner: [ ...forEverybody, ...ofProfiles, ...ofLeadPages ],
	person: [ ...forEverybody, ...ofProfiles, ...ofPeople, ...ofLeadPages ],
	viewer: [ ...forEverybody, ...ofProfiles, ...ofPeople ],
	capable: [ ...forEverybody, ...ofProfiles, ...ofPeople ],
	/** Of the main site; elsewhere a subscriber. */
	administrator: [
		...forEverybody,
		...ofProfiles,
		...ofPeople,
		...( isOnTwo ? [] : [ ...ofWriters, ...ofLeadPages ] ),
	],
	manager: [
		...forEverybody,
		...ofProfiles,
		...ofPeople,
		...ofWriters,
		...ofLeadPages,
	],
};
