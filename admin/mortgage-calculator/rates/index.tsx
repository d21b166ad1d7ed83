import { __ } from '@wordpress/i18n';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { EditRates } from './edit-rates';
import { readRatesVersion } from './source';

export function Rates() {
	const { value, ...asked } = useAnswer( 'rates', readRatesVersion );
	return value ? (
		<EditRates start={ value } />
	) : (
		<Screen title={ __( 'Mortgage rates', 'svc' ) }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
