import { fileURLToPath } from 'node:url';
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

export default [ configs ].flat().map( ( config ) => ( {
	...config,
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
