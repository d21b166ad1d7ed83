import { useEffect, useState } from '@wordpress/element';

/** A value once it has not changed for some time, so that typing does not send a request for every letter. */
export function useDebounced< Value >(
	value: Value,
	milliseconds = 200
): Value {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( value ), milliseconds );
		return () => clearTimeout( timer );
	}, [ value, milliseconds ] );
	return settled;
}
