import { RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Section } from '../../shared/form/section';
import type { DateOrder, Dates } from './cells/dates';
import type { Mapping } from './mapping';

interface Props {
	mapping: Mapping;
	/** A date of the file that may be two different days. */
	example: string;
	dates: Dates;
	onChange: ( dateOrder: DateOrder ) => void;
}

const inWords = ( day: string | null ): string =>
	day === null
		? ''
		: new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
				dateStyle: 'long',
				timeZone: 'UTC',
			} ).format( new Date( day ) );

/** Asks for the order of the dates, which the file does not tell. */
export const DateSection = ( { mapping, example, dates, onChange }: Props ) => (
	<Section title={ __( 'Dates', 'svc' ) }>
		<RadioControl
			label={ sprintf(
				/* translators: %s: a date such as 03/04/2021. */
				__( 'What day is %s?', 'svc' ),
				example
			) }
			help={ __(
				'All dates of the file are read in this order.',
				'svc'
			) }
			selected={ mapping.dateOrder ?? '' }
			options={ ( [ 'month', 'day' ] as const ).map( ( value ) => ( {
				value,
				label: inWords( dates.iso( example, value ) ),
			} ) ) }
			onChange={ ( order ) => onChange( order as DateOrder ) }
		/>
	</Section>
);
