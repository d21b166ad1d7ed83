import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dayText } from '../../shared/day';
import { Field } from '../../shared/form/field';
import { textOfValue, type FormProps } from '../../shared/form/form-props';
import { daysAfter, siteDay } from '../../shared/site-day';
import type { RatesVersion } from './source';

/** The day of the rates, and until when visitors see them. */
export function AsOf( {
	form,
	staleAfterDays,
}: {
	form: FormProps;
	staleAfterDays: number;
} ) {
	const day = textOfValue( form.draft.as_of );
	const isDay = /^\d{4}-\d\d-\d\d$/.test( day );
	return (
		<div>
			<Field
				{ ...form }
				name="as_of"
				{ ...( isDay && {
					help: sprintf(
						/* translators: %s: a date. */
						__( 'Visitors see the rates until %s.', 'svc' ),
						dayText( daysAfter( day, staleAfterDays ) )
					),
				} ) }
			/>
			{ day !== siteDay() && (
				<Button
					variant="link"
					onClick={ () => form.set( { as_of: siteDay() } ) }
				>
					{ __( 'Set to today', 'svc' ) }
				</Button>
			) }
		</div>
	);
}

/** Says that visitors do not see the rates any more, with a button for rates that still hold. */
export function StaleNotice( {
	version: { table, settings },
	onConfirm,
}: {
	version: RatesVersion;
	onConfirm: () => void;
} ) {
	if ( ! table.stale || table.as_of === null ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'They still hold: date them today', 'svc' ),
					onClick: onConfirm,
				},
			] }
		>
			{ sprintf(
				/* translators: 1: a date, 2: number of days. */
				__(
					'These rates are of %1$s, more than %2$d days ago. Visitors do not see them, and calculators do not start from them, until you publish current ones.',
					'svc'
				),
				dayText( table.as_of ),
				settings.stale_after_days
			) }
		</Notice>
	);
}
