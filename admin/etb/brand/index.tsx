import { __ } from '@wordpress/i18n';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { EditBrand } from './edit-brand';
import { readRows, readVersion } from './source';

/** How all e-mails look, who sends them, and which templates they are made of. */
export function Brand() {
	const { value, ...asked } = useAnswer( 'brand', async ( signal ) => {
		const rows = await readRows( signal );
		return { rows, start: await readVersion( rows ) };
	} );
	return value ? (
		<EditBrand { ...value } />
	) : (
		<Screen title={ __( 'Brand', 'svc' ) }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
