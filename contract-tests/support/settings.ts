import { expect } from 'vitest';
import { settings } from './paths';
import { as } from './world';

/** Changes the settings for the tests of a file; the returned function restores them. */
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
