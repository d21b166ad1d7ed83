import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { EditCalculator } from './edit-calculator';
import { settingRows } from './rows';
import { readSettingsVersion } from './source';

export function CalculatorSettings() {
	const [ rows ] = useState( settingRows );
	const { value, ...asked } = useAnswer( 'settings', ( signal ) =>
		readSettingsVersion( rows, signal )
	);
	return value ? (
		<EditCalculator start={ value } rows={ rows } />
	) : (
		<Screen title={ __( 'Mortgage calculator', 'svc' ) }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
