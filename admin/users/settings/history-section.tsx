import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { Section } from '../../shared/form/section';
import type { SectionProps } from '../../shared/settings/part';

const year = 365;

/** The API takes other numbers too. */
const offered = [ 30, 90, 180, year, 2 * year, 5 * year, 10 * year ];

const spanText = ( days: number ): string =>
	days % year === 0
		? sprintf(
				/* translators: %d: number of years. */
				_n( '%d year', '%d years', days / year, 'svc' ),
				days / year
			)
		: sprintf(
				/* translators: %d: number of days. */
				_n( '%d day', '%d days', days, 'svc' ),
				days
			);

/** For how long changes of profiles are kept. */
export const HistorySection = ( {
	value,
	onChange,
}: SectionProps< Settings > ) => (
	<Section title={ __( 'History', 'svc' ) }>
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Keep changes of profiles for', 'svc' ) }
			help={ __(
				'Older changes are deleted every day. The history of a person is on the person’s screen.',
				'svc'
			) }
			value={ String( value.history_days ) }
			options={ [ ...new Set( [ ...offered, value.history_days ] ) ]
				.sort( ( one, other ) => one - other )
				.map( ( days ) => ( {
					value: String( days ),
					label: spanText( days ),
				} ) ) }
			onChange={ ( days ) =>
				onChange( { ...value, history_days: Number( days ) } )
			}
		/>
	</Section>
);
