import { __ } from '@wordpress/i18n';
import { dayText } from '../day';
import { EmailText, PhoneText } from '../people/contact';
import { PersonNames } from '../people/person-name';
import type { Cells, Value } from './draft';
import type { FieldRow } from './field-row';

/** The value of a field as text. */
export function ShownValue( {
	row,
	value,
}: {
	row: FieldRow | undefined;
	value: Value;
} ) {
	if (
		value === '' ||
		value === null ||
		( Array.isArray( value ) && value.length === 0 )
	) {
		return <em>{ __( 'Empty', 'svc' ) }</em>;
	}
	if ( row?.kind === 'people' ) {
		return <PersonNames userIds={ value as readonly number[] } />;
	}
	if ( row?.kind === 'rows' ) {
		const rows = value as readonly Cells[];
		return (
			<ul>
				{ rows.map( ( cells, index ) => (
					<li key={ index }>{ cellsText( row, cells ) }</li>
				) ) }
			</ul>
		);
	}
	if ( Array.isArray( value ) ) {
		return <>{ value.join( ', ' ) }</>;
	}
	if ( typeof value === 'boolean' ) {
		return <>{ value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ) }</>;
	}
	const text = unitText( String( value ), row?.unit );
	if ( row?.kind === 'choice' ) {
		const choice = row.choices?.find( ( one ) => one.value === text );
		return <>{ choice?.label ?? text }</>;
	}
	if ( row?.kind === 'date' ) {
		return <>{ dayText( text ) }</>;
	}
	if ( row?.kind === 'email' ) {
		return <EmailText email={ text } />;
	}
	return row?.kind === 'phone' ? (
		<PhoneText phone={ text } />
	) : (
		<span dir="auto">{ text }</span>
	);
}

/** Values with their units, separated by commas. */
const cellsText = ( { cells = [] }: FieldRow, values: Cells ): string =>
	cells
		.flatMap( ( { name, unit, choices } ) => {
			const value = values[ name ];
			return value
				? [
						unitText(
							choices?.find( ( one ) => one.value === value )
								?.label ?? value,
							unit
						),
					]
				: [];
		} )
		.join( ', ' );

const unitText = ( text: string, unit: FieldRow[ 'unit' ] ): string =>
	unit === '$' ? `$${ text }` : `${ text }${ unit ?? '' }`;
