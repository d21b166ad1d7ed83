import { useState } from '@wordpress/element';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { EditSettings, titleText } from './edit-settings';
import { settingRows } from './rows';
import { readSettings } from './source';

export function LeadSettings() {
	const [ rows ] = useState( settingRows );
	const { value, ...asked } = useAnswer( 'settings', readSettings );
	return value ? (
		<EditSettings start={ value } rows={ rows } />
	) : (
		<Screen title={ titleText() }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
