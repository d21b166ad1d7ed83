import type {
	MailSettings,
	MailSettingsChanges,
} from '../../../client/src/etb/index';
import type { Draft, Value } from '../../shared/form/draft';
import type { FieldRow, FieldRows } from '../../shared/form/field-row';
import { partAt, withPart, type Part } from '../../shared/form/path';

/** A template is chosen by its ID as a text; none is "". */
const valueOf = ( { kind }: FieldRow, part: Part ): Value =>
	kind === 'choice' ? String( part ?? '' ) : ( part as Value );

const sent = ( { kind, name }: FieldRow, value: Value ): Part => {
	if ( kind === 'choice' && name !== 'brand.font' ) {
		return value === '' ? null : Number( value );
	}
	if ( kind === 'whole' && value === '' ) {
		return null;
	}
	return value;
};

/** The settings as they are edited: each by its path. */
export const draftOf = ( settings: MailSettings, rows: FieldRows ): Draft =>
	Object.fromEntries(
		[ ...rows.values() ].map( ( row ) => [
			row.name,
			valueOf( row, partAt( settings as unknown as Part, row.name ) ),
		] )
	);

/** The settings of these names, as they are sent. */
export const changesOf = (
	draft: Draft,
	rows: FieldRows,
	names: readonly string[]
): MailSettingsChanges =>
	names.reduce< Part >( ( whole, name ) => {
		const row = rows.get( name );
		return row
			? withPart( whole, name, sent( row, draft[ name ] ?? '' ) )
			: whole;
	}, {} ) as MailSettingsChanges;
