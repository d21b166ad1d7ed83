import { fileURLToPath } from 'node:url';
import configs from '@wordpress/scripts/config/webpack.config.js';

/** The client's imports name what the compiler writes; here they find what it reads. */
const extensionAlias = { '.js': [ '.ts', '.tsx', '.js' ] };

const withoutStyleMaps = {
	test: /dataviews\/build-wp\/index\.js$/,
	use: fileURLToPath(
		new URL( 'tools/build/without-style-maps.mjs', import.meta.url )
	),
};

export default [ configs ].flat().map( ( config ) => ( {
	...config,
	resolve: { ...config.resolve, extensionAlias },
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
