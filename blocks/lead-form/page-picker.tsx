import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { createTransport } from '../../client/src/index';
import { getLeadPage, listLeadPages } from '../../client/src/lead-pages/index';

interface Choice {
	value: string;
	label: string;
}

const pause = 200;

/** Picks a published lead page. */
export const PagePicker = ( {
	value,
	help,
	onChange,
}: {
	/** 0 for none. */
	value: number;
	help?: string | undefined;
	onChange: ( pageId: number ) => void;
} ) => {
	const [ words, setWords ] = useState( '' );
	const { found, problem } = useFound( words );
	const chosen = useChosen( value );
	const isListed = found.some( ( one ) => one.value === chosen?.value );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ __( 'Lead page', 'svc' ) }
			help={ problem || help }
			placeholder={ __( 'Type a title', 'svc' ) }
			value={ value ? String( value ) : null }
			options={ chosen && ! isListed ? [ chosen, ...found ] : found }
			onFilterValueChange={ setWords }
			onChange={ ( id ) => onChange( Number( id ?? 0 ) ) }
		/>
	);
};

const choiceOf = ( { id, title }: { id: number; title: string } ): Choice => ( {
	value: String( id ),
	label: title,
} );

function useFound( words: string ) {
	const [ found, setFound ] = useState< Choice[] >( [] );
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		const controller = new AbortController();
		const timer = setTimeout( () => {
			listLeadPages(
				createTransport( apiFetch ),
				{
					status: 'publish',
					per_page: 20,
					...( words && { search: words } ),
				},
				controller
			).then(
				( { body } ) => {
					setFound( body.data.map( choiceOf ) );
					setProblem( '' );
				},
				() =>
					controller.signal.aborted ||
					setProblem(
						__( 'Lead pages could not be loaded.', 'svc' )
					)
			);
		}, pause );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ words ] );
	return { found, problem };
}

/** The chosen page may not be among the results. */
function useChosen( id: number ): Choice | null {
	const [ chosen, setChosen ] = useState< Choice | null >( null );
	useEffect( () => {
		let isCurrent = true;
		const show = ( choice: Choice | null ) =>
			isCurrent && setChosen( choice );
		if ( id === 0 ) {
			setChosen( null );
		} else {
			getLeadPage( createTransport( apiFetch ), id )
				.then( ( { body } ) => show( choiceOf( body ) ) )
				.catch( () =>
					show( {
						value: String( id ),
						/* translators: %d: ID of a lead page. */
						label: sprintf( __( 'Lead page %d', 'svc' ), id ),
					} )
				);
		}
		return () => {
			isCurrent = false;
		};
	}, [ id ] );
	return chosen;
}
