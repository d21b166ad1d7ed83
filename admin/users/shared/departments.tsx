import { listDepartments } from '../../../client/src/users/intranet/directory.js';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';

/** The ID of the list, for the attribute `list` of a text field. */
export const departmentList = 'svc-departments';

/** The existing departments, as suggestions of the browser for a text field. */
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
