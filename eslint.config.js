import wordpress from '@wordpress/eslint-plugin';
import typescript from 'typescript-eslint';

const off = ( ...plugins ) =>
	Object.fromEntries(
		wordpress.configs.recommended
			.flatMap( ( { rules } ) => Object.keys( rules ?? {} ) )
			.filter( ( rule ) => plugins.includes( rule.split( '/' )[ 0 ] ) )
			.map( ( rule ) => [ rule, 'off' ] )
	);

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
			...off( 'jsdoc' ),
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
			...off( 'react', 'react-hooks', 'jsx-a11y' ),
		},
	},
];
