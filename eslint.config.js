import wordpress from '@wordpress/eslint-plugin';
import typescript from 'typescript-eslint';

export default [
	{
		ignores: [
			'**/node_modules/',
			'vendor/',
			'.cache/',
			'.host/',
			'artifacts/',
			'client/dist/',
			'plugin/build/',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			// Prettier checks the form by itself, once.
			'prettier/prettier': 'off',
			// Types say what parameters are; a comment says what types cannot.
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-param-names': 'off',
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [
								'@wordpress/*/*',
								'!@wordpress/dataviews/wp',
							],
							message:
								'Only what a package exports: the inside of @wordpress packages is not there at run time.',
						},
					],
				},
			],
		},
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		languageOptions: {
			parserOptions: {
				// One program for all files, as tsc makes it: a fifth less time than the service of editors takes.
				project: './tsconfig.json',
				tsconfigRootDir: import.meta.dirname,
			},
		},
		plugins: { '@typescript-eslint': typescript.plugin },
		rules: {
			'dot-notation': 'off',
			// Names on the wire are not re-cased.
			camelcase: 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports' },
			],
			'@typescript-eslint/no-import-type-side-effects': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': 'error',
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/only-throw-error': 'error',
			'@typescript-eslint/no-unnecessary-type-assertion': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'no-restricted-exports': [
				'error',
				{ restrictDefaultExports: { direct: true } },
			],
		},
	},
	{
		// The way that WordPress's build documents to extend it.
		files: [ 'webpack.config.js' ],
		rules: { 'no-restricted-imports': 'off' },
	},
	{
		// What tools ask for by default.
		files: [ '*.config.ts', 'contract-tests/support/global-setup.ts' ],
		rules: { 'no-restricted-exports': 'off' },
	},
	{
		files: [
			'browser-tests/**',
			'client/**',
			'contract-tests/**',
			'tools/**',
		],
		rules: {
			// No React here: `use` is a name like any other.
			'react-hooks/rules-of-hooks': 'off',
		},
	},
];
