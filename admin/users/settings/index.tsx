import { __ } from '@wordpress/i18n';
import { Screen } from '../../shared/screen';
import { useSettingsParts } from '../../shared/settings/part';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { EditSettings } from './edit-settings';

/** The settings of all components. */
export function Settings() {
	const loaders = useSettingsParts();
	const { value, ...asked } = useAnswer( 'settings', async ( signal ) => {
		const parts = await Promise.all( loaders.map( ( load ) => load() ) );
		return Promise.all(
			parts.map( async ( part ) => ( {
				part,
				stored: await part.read( signal ),
			} ) )
		);
	} );
	if ( value ) {
		return <EditSettings start={ value } />;
	}
	return (
		<Screen title={ __( 'People settings', 'svc' ) }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
