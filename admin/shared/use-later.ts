import { useEffect, useState } from '@wordpress/element';

/** A value once it has rested: while somebody types, nobody is asked for every letter. */
export function useLater< Value >( value: Value, milliseconds = 200 ): Value {
	const [ rested, setRested ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setRested( value ), milliseconds );
		return () => clearTimeout( timer );
	}, [ value, milliseconds ] );
	return rested;
}
