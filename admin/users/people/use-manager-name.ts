import { useState } from '@wordpress/element';
import { getProfileByUser } from '../../../client/src/users/profiles.js';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { fullName } from '../../shared/people/names';

/** The name that belongs to a user ID in the address. A name that has just been picked need not be asked for. */
export function useManagerName(
	userId: string
): [ string, ( name: string ) => void ] {
	const [ picked, setPicked ] = useState( '' );
	const { value } = useAnswer(
		userId === '' || picked !== '' ? null : userId,
		async ( signal ) => {
			const { body } = await getProfileByUser(
				transport,
				Number( userId ),
				{ signal }
			);
			return fullName( body );
		}
	);
	return [ picked || value || `#${ userId }`, setPicked ];
}
