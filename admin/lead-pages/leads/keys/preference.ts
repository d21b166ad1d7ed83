import { dispatch, select } from '@wordpress/data';
import { store } from '@wordpress/preferences';

const scope = 'svc/leads';

/** Whether single keys act; WordPress keeps it with the account. */
export const areKeysOn = (): boolean =>
	select( store ).get( scope, 'keys' ) !== false;

export function setKeysOn( isOn: boolean ): void {
	void dispatch( store ).set( scope, 'keys', isOn );
}
