import { defineConfig } from 'vitest/config';

const contract = {
	globalSetup: 'contract-tests/support/global-setup.ts',
	setupFiles: 'contract-tests/support/matchers.ts',
	testTimeout: 180_000,
	hookTimeout: 300_000,
};

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
					// What changes the settings, which are everybody's.
					name: 'contract-alone',
					include: [ 'contract-tests/**/*.alone.test.ts' ],
					fileParallelism: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
} );
