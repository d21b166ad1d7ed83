import { VisuallyHidden } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { HistoryEntry } from '../../../../client/src/users/history-schemas.js';
import type { FieldRows } from '../../../shared/form/field-row';
import { ShownValue } from '../../../shared/form/shown-value';
import { PersonName } from '../../../shared/people/person-name';
import { agoText, momentText } from '../../../shared/time';
import { eventText, fieldName, rowOf, wayName } from './words';

interface Props {
	entry: HistoryEntry;
	rows: FieldRows;
	/** Who made the change. */
	author: string;
}

/** One change: the field with both values, then who made it, when, and in which way. */
export const Entry = forwardRef< HTMLLIElement, Props >(
	( { entry, rows, author }, ref ) => (
		<li ref={ ref } tabIndex={ -1 } className="svc-history__entry">
			<Change entry={ entry } rows={ rows } />
			<div className="svc-history__about">
				<bdi>{ author }</bdi>
				{ ' · ' }
				<time dateTime={ entry.at }>
					{ sprintf(
						/* translators: 1: time, such as "3 days ago", 2: date and time. */
						__( '%1$s (%2$s)', 'svc' ),
						agoText( entry.at ),
						momentText( entry.at )
					) }
				</time>
				{ ' · ' }
				{ wayName( entry.way ) }
			</div>
		</li>
	)
);

const Change = ( { entry, rows }: Omit< Props, 'author' > ) => {
	const event = eventText( entry );
	if ( event !== null ) {
		return <strong>{ event }</strong>;
	}
	return (
		<>
			<strong>{ fieldName( rows, entry.field ) }</strong>
			<div className="svc-history__values">
				<del>
					<VisuallyHidden>{ __( 'Before:', 'svc' ) } </VisuallyHidden>
					<HistoryValue
						{ ...entry }
						value={ entry.old }
						rows={ rows }
					/>
				</del>
				<span aria-hidden="true">{ isRTL() ? ' ← ' : ' → ' }</span>
				<ins>
					<VisuallyHidden>{ __( 'After:', 'svc' ) } </VisuallyHidden>
					<HistoryValue
						{ ...entry }
						value={ entry.new }
						rows={ rows }
					/>
				</ins>
			</div>
		</>
	);
};

function HistoryValue( {
	field,
	value,
	rows,
}: {
	field: string;
	value: HistoryEntry[ 'old' ];
	rows: FieldRows;
} ) {
	if ( field === 'reports_to' && typeof value === 'number' ) {
		return <PersonName userId={ value } />;
	}
	if ( field === 'avatar_id' && typeof value === 'number' ) {
		/* translators: %d: ID of an image. */
		return <>{ sprintf( __( 'Image %d', 'svc' ), value ) }</>;
	}
	// Lists have values of one type.
	return (
		<ShownValue
			row={ rowOf( rows, field ) }
			value={ value as Exclude< typeof value, unknown[] > | string[] }
		/>
	);
}
