import { fileURLToPath } from 'node:url';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import configs from '@wordpress/scripts/config/webpack.config.js';

/** The client's imports name what the compiler writes; here they find what it reads. */
const extensionAlias = { '.js': [ '.ts', '.tsx', '.js' ] };

const ours = ( file ) =>
	fileURLToPath( new URL( `tools/build/${ file }`, import.meta.url ) );

const withoutStyleMaps = {
	test: /dataviews\/build-wp\/index\.js$/,
	use: ours( 'without-style-maps.mjs' ),
};

/** A tenth of what the list of people weighs. */
const withoutCalendar = { '@daypicker/react$': ours( 'no-calendar.mjs' ) };

/** GPL-compatible ones, so that the package may be given away as a whole. */
const licences =
	/^(0BSD|Apache-2\.0|BSD-[23]-Clause|GPL-2\.0-or-later|ISC|MIT|MPL-2\.0 OR Apache-2\.0|\(MPL-2\.0 OR Apache-2\.0\))$/;

/** Licences of what a build contains of other authors. Its two halves, scripts and modules, are written to one folder. */
const thirdParty = ( { output } ) =>
	new LicenseWebpackPlugin( {
		perChunkOutput: false,
		outputFilename: output.module
			? 'third-party-modules.txt'
			: 'third-party.txt',
		skipChildCompilers: true,
		unacceptableLicenseTest: ( type ) => ! licences.test( type ),
		handleUnacceptableLicense: ( name, type ) => {
			throw new Error( `${ name } has the licence ${ type }.` );
		},
	} );

export default [ configs ].flat().map( ( config ) => ( {
	...config,
	plugins: [ ...config.plugins, thirdParty( config ) ],
	resolve: {
		...config.resolve,
		extensionAlias,
		alias: { ...config.resolve.alias, ...withoutCalendar },
	},
	module: {
		...config.module,
		rules: [ ...config.module.rules, withoutStyleMaps ],
	},
	optimization: {
		...config.optimization,
		splitChunks: {
			...config.optimization.splitChunks,
			// Each screen of the dashboard is one file, which PHP knows by its name.
			cacheGroups: {
				...config.optimization.splitChunks.cacheGroups,
				defaultVendors: false,
			},
		},
	},
} ) );
