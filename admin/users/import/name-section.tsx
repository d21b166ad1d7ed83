import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Section } from '../../shared/form/section';
import { clean } from './cells/clean';
import { splitName, type NameOrder } from './cells/names';
import { fullName } from './columns/names';
import type { Mapping } from './mapping';
import { NameTable, type FileName } from './name-table';
import { Pages } from './pages';
import type { Spreadsheet } from './spreadsheet/read';
import { number } from './texts';

interface Props {
	spreadsheet: Spreadsheet;
	mapping: Mapping;
	onChange: ( mapping: Mapping ) => void;
}

const size = 20;

/** The names of the file as they are split, to be corrected: first those that could be split in another way. */
export function NameSection( { spreadsheet, mapping, onChange }: Props ) {
	const at = mapping.columns.indexOf( fullName );
	const { nameOrder } = mapping;
	const [ showsAll, setShowsAll ] = useState( false );
	const [ page, setPage ] = useState( 1 );
	const names = useMemo(
		(): FileName[] =>
			spreadsheet.rows.flatMap( ( row ) => {
				const text = clean( row.cells[ at ] );
				const split = splitName( text, nameOrder );
				return text === ''
					? []
					: [ { ...split, number: row.number, text } ];
			} ),
		[ spreadsheet, at, nameOrder ]
	);
	const unsure = names.filter( ( { isSure } ) => ! isSure );
	const listed = showsAll ? names : unsure;
	const pages = Math.ceil( listed.length / size );
	const shown = Math.max( 1, Math.min( page, pages ) );
	return (
		<Section title={ __( 'Names', 'svc' ) }>
			<p>{ introduction( names, unsure.length ) }</p>
			{ names.some( ( { text } ) => ! text.includes( ',' ) ) && (
				<RadioControl
					label={ __( 'Names without a comma begin with', 'svc' ) }
					selected={ nameOrder }
					options={ [
						{ value: 'first', label: __( 'First name', 'svc' ) },
						{ value: 'last', label: __( 'Last name', 'svc' ) },
					] }
					onChange={ ( order ) =>
						onChange( {
							...mapping,
							nameOrder: order as NameOrder,
						} )
					}
				/>
			) }
			<CheckboxControl
				label={ __( 'Show all names', 'svc' ) }
				checked={ showsAll }
				onChange={ ( all ) => {
					setShowsAll( all );
					setPage( 1 );
				} }
			/>
			{ listed.length > 0 && (
				<NameTable
					names={ listed.slice( ( shown - 1 ) * size, shown * size ) }
					corrected={ mapping.names }
					onChange={ ( corrected ) =>
						onChange( { ...mapping, names: corrected } )
					}
				/>
			) }
			<Pages page={ shown } pages={ pages } onChange={ setPage } />
		</Section>
	);
}

/** Tells by an example how names are split, and how many should be looked at. */
function introduction( names: FileName[], unsure: number ): string {
	const example = names.find( ( { isSure } ) => isSure ) ?? names[ 0 ];
	const told = example
		? sprintf(
				/* translators: 1: a full name, 2: first name, 3: last name. */
				__(
					'Names are split into first and last name: %1$s has the first name %2$s and the last name %3$s.',
					'svc'
				),
				`“${ example.text }”`,
				`“${ example.first }”`,
				`“${ example.last }”`
			)
		: __( 'The column has no names.', 'svc' );
	return unsure === 0
		? told
		: `${ told } ${ sprintf(
				/* translators: %s: a number. */
				_n(
					'Please check %s name:',
					'Please check %s names:',
					unsure,
					'svc'
				),
				number( unsure )
			) }`;
}
