import { defineConfig } from 'vitest/config';

/**
 * Every test runs. A test file says by a tag (@module-tag) in which passes it runs besides the main one;
 * tools/test/README.md describes the passes.
 */
const tags = [
	{
		name: 'everywhere',
		description:
			'Runs on the slowest host, on the second site of a network, and by ?rest_route=.',
	},
	{
		name: 'second-site',
		description: 'Depends on the site that is asked.',
	},
	{
		name: 'rest-route',
		description: 'Depends on the form of the address.',
	},
	{
		name: 'single-site',
		description:
			'Depends on locks or collations of the database, or on there being one site or several.',
	},
	{
		name: 'trials',
		description:
			'Tries something at random or by many at once, longer in full.',
	},
];

const site = {
	globalSetup: 'contract-tests/support/global-setup.ts',
	setupFiles: [ 'contract-tests/support/matchers.ts' ],
	testTimeout: 180_000,
	hookTimeout: 300_000,
};

const contract = {
	...site,
	tags,
	// A worker goes through many files, because starting one for each takes as long as many a test.
	isolate: false,
	setupFiles: [ 'contract-tests/support/own-modules.ts', ...site.setupFiles ],
};

/** A browser waits for two cores that a server and another suite share: what fails twice is broken, what fails once is named. */
const browser = {
	...site,
	setupFiles: [
		...site.setupFiles,
		'browser-tests/support/after-each-file.ts',
	],
	retry: 1,
	// A worker goes through many files with one browser.
	isolate: false,
};

export default defineConfig( {
	test: {
		tags,
		projects: [
			{
				test: {
					name: 'unit',
					isolate: false,
					// Reading all files takes long where other suites run beside.
					testTimeout: 60_000,
					hookTimeout: 60_000,
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
					exclude: [ 'contract-tests/**/*.alone.test.ts' ],
					maxWorkers: 2,
				},
			},
			{
				test: {
					...contract,
					// What changes the settings of the site, which all tests share.
					name: 'contract-alone',
					include: [ 'contract-tests/**/*.alone.test.ts' ],
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
