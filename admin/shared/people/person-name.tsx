import { getProfileByUser } from '../../../client/src/users/profiles.js';
import { transport } from '../transport';
import { useAnswer } from '../use-answer';
import { fullName } from './names';

/** The name of a person by user ID; the ID until it has been read. */
export function PersonName( { userId }: { userId: number } ) {
	const { value } = useAnswer( String( userId ), async ( signal ) => {
		const { body } = await getProfileByUser( transport, userId, {
			signal,
		} );
		return fullName( body );
	} );
	return <>{ value ?? `#${ userId }` }</>;
}

/** Names of people, separated by commas. */
export const PersonNames = ( { userIds }: { userIds: readonly number[] } ) => (
	<>
		{ userIds.map( ( userId, index ) => (
			<span key={ userId }>
				{ index > 0 && ', ' }
				<PersonName userId={ userId } />
			</span>
		) ) }
	</>
);
