import { describe, expect, it } from 'vitest';
import { chunks } from './chunks';
import { loadDemo } from './load';
import { Progress } from './progress';

describe( 'loading', () => {
	it( 'refuses a big company on wp-env and says where it goes', async () => {
		const site = {
			host: 'wp-env' as const,
			url: 'http://site.example',
			login: { user: 'admin', password: '', applicationPassword: '' },
			www: '/nowhere',
		};
		await expect( loadDemo( site, { people: 2_001 } ) ).rejects.toThrow(
			'--people 2001 --host native'
		);
	} );

	it( 'sends everybody once, the last chunk as small as it comes', () => {
		expect( [ ...chunks( [ 1, 2, 3, 4, 5 ], 2 ) ] ).toEqual( [
			[ 1, 2 ],
			[ 3, 4 ],
			[ 5 ],
		] );
		expect( [ ...chunks( [], 2 ) ] ).toEqual( [] );
	} );

	it( 'says a line for each quarter where there is no terminal', () => {
		const lines: string[] = [];
		const progress = new Progress(
			'People',
			8,
			( line ) => lines.push( line ),
			false
		);
		for ( let done = 0; done <= 8; done++ ) {
			progress.at( done );
		}
		expect( lines ).toEqual( [
			'People: 2 of 8',
			'People: 4 of 8',
			'People: 6 of 8',
			'People: 8 of 8',
		] );
	} );
} );
