import { __ } from '@wordpress/i18n';
import { states } from '../../../client/src/lead-pages/vocabulary.js';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../../shared/form/field-row';
import { fieldText } from './vocabulary';

const row = (
	name: string,
	kind: FieldRow[ 'kind' ],
	max: number,
	more: Partial< FieldRow > = {}
): FieldRow => ( {
	name,
	label: fieldText( name ),
	kind,
	max,
	required: false,
	editor: 'owner',
	...more,
} );

/** The fields of a person who has sent an enquiry. */
export const contactRows = (): FieldRows =>
	byName( [
		row( 'first_name', 'text', 100, { required: true } ),
		row( 'last_name', 'text', 100 ),
		row( 'email', 'email', 254 ),
		row( 'phone', 'phone', 40 ),
		row( 'state', 'choice', 2, {
			choices: [
				{ value: '', label: __( 'Unknown', 'svc' ) },
				...states.map( ( value ) => ( { value, label: value } ) ),
			],
		} ),
		row( 'zip', 'text', 10 ),
	] );

export const contactNames = [
	'first_name',
	'last_name',
	'email',
	'phone',
	'state',
	'zip',
] as const;
