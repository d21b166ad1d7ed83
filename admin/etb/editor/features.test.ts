import { expect, it } from 'vitest';
import { featureOf } from './features';

const palette = [ { slug: 'text' } ];
const features = {
	color: { palette: { theme: palette }, custom: true },
	spacing: { units: [ 'px' ] },
	blocks: {
		'core/column': { spacing: { padding: true, units: [ '%', 'px' ] } },
		'core/social-links': { color: { palette: { theme: [] } } },
	},
};

it.each( [
	[ 'color.custom', 'core/group', true ],
	[ 'color.palette', 'core/group', palette ],
	[ 'color.palette.theme', 'core/group', palette ],
	[ 'color.palette.default', 'core/group', null ],
	[ 'color.palette.theme', 'core/social-links', [] ],
	[ 'color.gradients', 'core/group', null ],
	[ 'color.custom.deeper', 'core/group', null ],
	[ 'spacing.padding', 'core/column', true ],
	[ 'spacing.padding', 'core/group', null ],
	[ 'spacing.units', 'core/column', [ '%', 'px' ] ],
	[ 'spacing.units', undefined, [ 'px' ] ],
	[ 'border.radius', undefined, null ],
] )( 'has %s of %s', ( path, block, value ) => {
	expect( featureOf( features, path, block ) ).toEqual( value );
} );
