import { join } from 'node:path';
import { projectFolder } from '../host/paths';

/** What the plugin directory shows beside readme.txt; actions that deploy to it look here. Not in the package. */
export const folder = join( projectFolder, '.wordpress-org' );

/** The pictures that are made of drawings, at the sizes that the directory asks for. */
export const drawings = [
	{ from: 'icon.svg', to: 'icon-128x128.png', width: 128, height: 128 },
	{ from: 'icon.svg', to: 'icon-256x256.png', width: 256, height: 256 },
	{ from: 'banner.svg', to: 'banner-772x250.png', width: 772, height: 250 },
	{ from: 'banner.svg', to: 'banner-1544x500.png', width: 1544, height: 500 },
];
