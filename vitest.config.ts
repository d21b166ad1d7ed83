import { defineConfig } from 'vitest/config';

export default defineConfig( {
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'client/src/**/*.test.ts',
						'tools/**/*.test.ts',
					],
				},
			},
			{
				test: {
					name: 'contract',
					include: [ 'contract-tests/**/*.test.ts' ],
					globalSetup: 'contract-tests/support/global-setup.ts',
					setupFiles: 'contract-tests/support/matchers.ts',
					// One site, one state: files take turns, in an order that does not change.
					fileParallelism: false,
					sequence: { groupOrder: 1 },
					testTimeout: 120_000,
					hookTimeout: 300_000,
				},
			},
		],
	},
} );
