import { expect } from 'vitest';
import { profile, settings } from './paths';
import { as } from './world';

/** Runs a write that must be refused, and proves by a manager's eyes that nothing has changed. */
export async function changesNothing(
	profileId: number,
	write: () => Promise< unknown >
) {
	const look = async () => [
		( await as.manager.get( profile( profileId ) ) ).text,
		( await as.manager.get( settings ) ).text,
	];
	const before = await look();
	await write();
	expect( await look() ).toEqual( before );
}

/** Settings for the tests of a file; what was there comes back by the returned function. */
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
