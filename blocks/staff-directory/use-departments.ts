import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { createTransport } from '../../client/src/index';
import { listDepartments } from '../../client/src/users/index';

/** The company's departments by name; none for editors who may not view the intranet. */
export function useDepartments(): string[] {
	const [ departments, setDepartments ] = useState< string[] >( [] );
	useEffect( () => {
		const controller = new AbortController();
		listDepartments( createTransport( apiFetch ), {
			signal: controller.signal,
		} ).then(
			( { body } ) =>
				setDepartments( body.data.map( ( { name } ) => name ) ),
			() => {}
		);
		return () => controller.abort();
	}, [] );
	return departments;
}
