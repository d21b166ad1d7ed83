import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';

interface Props {
	total: number;
	onExport: () => void;
}

export const HeaderActions = ( { total, onExport }: Props ) => (
	<>
		<Button
			variant="secondary"
			size="compact"
			disabled={ total === 0 }
			accessibleWhenDisabled
			onClick={ onExport }
		>
			{ __( 'Export', 'svc' ) }
		</Button>
		<Button
			variant="primary"
			size="compact"
			href={ addressOf( 'svc-people-add' ) }
		>
			{ __( 'Add person', 'svc' ) }
		</Button>
	</>
);
