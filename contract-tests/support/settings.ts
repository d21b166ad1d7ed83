import { expect } from 'vitest';
import { settings } from './paths';
import { as } from './world';

/** Changes the settings for the tests of a file; what was there comes back by the returned function. */
export async function withSettings(
	change: object
): Promise< () => Promise< void > > {
	const before = await as.manager.get( settings );
	expect( await as.manager.put( settings, change ) ).toAnswer(
		'updateSettings'
	);
	return async () => {
		expect( await as.manager.put( settings, before.body ) ).toAnswer(
			'updateSettings'
		);
	};
}
