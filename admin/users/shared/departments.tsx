import { listDepartments } from '../../../client/src/users/intranet/directory.js';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';

/** The id that a text field names as its `list`. */
export const departmentList = 'svc-departments';

/** The departments that are there, as the browser's suggestions for a text field. */
export function Departments() {
	const { value } = useAnswer( 'all', async ( signal ) => {
		const { body } = await listDepartments( transport, { signal } );
		return body.data;
	} );
	return (
		<datalist id={ departmentList }>
			{ value?.map( ( { name } ) => (
				<option key={ name } value={ name } />
			) ) }
		</datalist>
	);
}
