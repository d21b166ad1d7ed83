import { __ } from '@wordpress/i18n';
import { dayText } from '../day';
import { PersonNames } from '../people/person-name';
import type { Value } from './draft';
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
	if ( Array.isArray( value ) ) {
		return <>{ value.join( ', ' ) }</>;
	}
	if ( typeof value === 'boolean' ) {
		return <>{ value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ) }</>;
	}
	const text = String( value );
	if ( row?.kind === 'choice' ) {
		const choice = row.choices?.find( ( one ) => one.value === text );
		return <>{ choice?.label ?? text }</>;
	}
	return row?.kind === 'date' ? (
		<>{ dayText( text ) }</>
	) : (
		<span dir="auto">{ text }</span>
	);
}
