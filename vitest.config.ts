import { defineConfig } from 'vitest/config';

/** What hangs neither on the site that is asked nor on the form of the address: no part of the passes that vary these. */
const once = [
	'**/{cli,native,lifecycle,repair}/**',
	'**/*{builder,exact-text,fuzz,hostile,input,limit,load,never-stale,races,site-health,speed,ten-thousand}*',
];
/** Many requests that no host answers in another way; where one takes a second or two, the native and php hosts ask them. */
const quick = [
	'**/abilities/{bookmarks,browser,client,cost,hostile,if-match,public-roles,reads-like-rest,runner,writes-like-rest}*',
	'**/bookmarks/{builder,collections,conditional,events,input,lifetime,list,network,who-may,wishlist}*',
	'**/intranet/**/{circles,lifetime,limits,one-truth,order,who-may}*',
	'**/imports/{accounts,import,kept,managers,races,ten-thousand,who-may}*',
	'**/{direct-reports,exact-text,limits,owners,vcard}*',
	'**/org-chart/{conditional,shape}*',
	'**/{cli,find,house-keeping,repair}/**',
	'**/profiles/filters*',
	'**/mcp/{block-markup,load,messages,reading,tools,transport,writing}*',
];
const isOneOfSeveral = Boolean( process.env.SVC_ON ?? process.env.SVC_FORM );
const left = [
	...( isOneOfSeveral ? once : [] ),
	...( process.env.SVC_FULL === '1' ? [] : quick ),
];

const contract = {
	globalSetup: 'contract-tests/support/global-setup.ts',
	setupFiles: 'contract-tests/support/matchers.ts',
	testTimeout: 180_000,
	hookTimeout: 300_000,
};

/** A browser waits for two cores that a server and another suite share: what fails twice is broken, what fails once is named. */
const browser = { ...contract, retry: 1 };

export default defineConfig( {
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'{admin,blocks}/**/*.test.{ts,tsx}',
						'client/src/**/*.test.ts',
						'tools/**/*.test.ts',
					],
				},
			},
			{
				test: {
					...contract,
					name: 'contract',
					include: [ 'contract-tests/**/*.test.ts' ],
					exclude: [ 'contract-tests/**/*.alone.test.ts', ...left ],
					maxWorkers: 2,
				},
			},
			{
				test: {
					...contract,
					// What changes the settings, which are everybody's.
					name: 'contract-alone',
					include: [ 'contract-tests/**/*.alone.test.ts' ],
					exclude: left,
					fileParallelism: false,
					sequence: { groupOrder: 1 },
				},
			},
			{
				test: {
					...browser,
					name: 'browser',
					include: [ 'browser-tests/**/*.test.ts' ],
					exclude: [ 'browser-tests/**/*.alone.test.ts' ],
					maxWorkers: 2,
					sequence: { groupOrder: 2 },
				},
			},
			{
				test: {
					...browser,
					name: 'browser-alone',
					include: [ 'browser-tests/**/*.alone.test.ts' ],
					fileParallelism: false,
					sequence: { groupOrder: 3 },
				},
			},
		],
	},
} );
