import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { createTransport } from '../../client/src/index';
import {
	listProfiles,
	type ProfileListItem,
} from '../../client/src/users/index';

const pause = 200;

/** Profiles whose name or e-mail has the words; the first ones where there are none. */
export function useFoundProfiles( search: string ): ProfileListItem[] {
	const [ found, setFound ] = useState< ProfileListItem[] >( [] );
	useEffect( () => {
		const controller = new AbortController();
		const timer = setTimeout( () => {
			listProfiles(
				createTransport( apiFetch ),
				{ per_page: 20, ...( search && { search } ) },
				{ signal: controller.signal }
			).then(
				( { body } ) => setFound( body.data ),
				() => {}
			);
		}, pause );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ search ] );
	return found;
}
