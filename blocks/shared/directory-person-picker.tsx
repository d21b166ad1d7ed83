import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { createTransport } from '../../client/src/index';
import {
	getIntranetProfile,
	searchDirectory,
} from '../../client/src/users/index';

interface Choice {
	value: string;
	label: string;
}

interface Known {
	id: number;
	name: string;
	title: string;
}

const choiceOf = ( { id, name, title }: Known ): Choice => ( {
	value: String( id ),
	label: title ? `${ name } (${ title })` : name,
} );

/** Picks a person of the directory, by user ID. */
export const DirectoryPersonPicker = ( {
	label,
	help,
	value,
	onChange,
}: {
	label: string;
	help?: string;
	/** User ID; 0 for none. */
	value: number;
	onChange: ( userId: number ) => void;
} ) => {
	const [ words, setWords ] = useState( '' );
	const { found, problem } = useSearch( words );
	const chosen = useChosen( value );
	const options = useMemo(
		() =>
			chosen &&
			! found.some( ( choice ) => choice.value === chosen.value )
				? [ chosen, ...found ]
				: found,
		[ chosen, found ]
	);
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ label }
			help={ problem || help }
			value={ value ? String( value ) : null }
			options={ options }
			onFilterValueChange={ setWords }
			onChange={ ( chosenId ) => onChange( Number( chosenId ?? 0 ) ) }
		/>
	);
};

function useSearch( words: string ) {
	const [ found, setFound ] = useState< Choice[] >( [] );
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		const controller = new AbortController();
		const ask = async () => {
			try {
				const { body } = await searchDirectory(
					createTransport( apiFetch ),
					{ search: words, per_page: 20 },
					controller
				);
				setFound( body.data.map( choiceOf ) );
				setProblem( '' );
			} catch {
				if ( ! controller.signal.aborted ) {
					setProblem( __( 'People could not be loaded.', 'svc' ) );
				}
			}
		};
		const wait = setTimeout( () => void ask(), 200 );
		return () => {
			clearTimeout( wait );
			controller.abort();
		};
	}, [ words ] );
	return { found, problem };
}

/** The chosen person may not be among the results. */
function useChosen( id: number ): Choice | null {
	const [ chosen, setChosen ] = useState< Choice | null >( null );
	useEffect( () => {
		let isCurrent = true;
		const show = ( choice: Choice | null ) =>
			isCurrent && setChosen( choice );
		if ( id === 0 ) {
			setChosen( null );
		} else {
			getIntranetProfile( createTransport( apiFetch ), id )
				.then( ( { body } ) => show( choiceOf( { ...body, id } ) ) )
				.catch( () =>
					show( {
						value: String( id ),
						/* translators: %d: user ID. */
						label: sprintf( __( 'User %d', 'svc' ), id ),
					} )
				);
		}
		return () => {
			isCurrent = false;
		};
	}, [ id ] );
	return chosen;
}
