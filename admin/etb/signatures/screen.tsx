import type { Action, Field } from '@wordpress/dataviews';
import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import { exportSignaturesPath } from '../../../client/src/etb/index';
import { Empty } from '../../shared/empty';
import { fileAddress } from '../../shared/file-address';
import { actionDialog } from '../../shared/list/action-dialog';
import { textColumn } from '../../shared/list/columns';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import type { ActionProps } from '../../shared/list/use-bulk';
import { useList } from '../../shared/list/use-list';
import { roleName } from '../../shared/people/roles';
import { Screen } from '../../shared/screen';
import { signatureList, signatureShape, type Row } from './list';
import { Signature } from './signature';
import {
	foundText,
	nameText,
	selectionTexts,
	sizeText,
	warningText,
} from './texts';

const columns = (): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), nameText, {
		enableHiding: false,
	} ),
	textColumn< Row >( 'email', __( 'E-mail', 'svc' ), ( row ) => row.email ),
	textColumn< Row >( 'role', __( 'Role', 'svc' ), ( { role } ) =>
		roleName( role )
	),
	textColumn< Row >( 'size', __( 'Size', 'svc' ), ( { size } ) =>
		sizeText( size )
	),
	textColumn< Row >( 'warnings', __( 'Warnings', 'svc' ), ( row ) =>
		row.warnings.map( warningText ).join( ', ' )
	),
];

const Shown = ( { items: [ row ] }: ActionProps< Row > ) =>
	row ? <Signature userId={ row.user_id } /> : null;

const actionsFor = (
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	{
		...actionDialog< Row >( Shown, onChanged ),
		id: 'show',
		label: __( 'Preview and copy', 'svc' ),
		modalHeader: __( 'Signature', 'svc' ),
		icon: seen,
		isPrimary: true,
	},
];

/** The signatures of all people, shown by either build of DataViews. */
export function SignaturesScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( signatureList );
	const fields = useMemo( columns, [] );
	return (
		<Screen
			title={ __( 'Signatures', 'svc' ) }
			actions={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ fileAddress( exportSignaturesPath ) }
				>
					{ __( 'Export all', 'svc' ) }
				</Button>
			}
		>
			<ListView
				DataViews={ DataViews }
				shape={ signatureShape }
				list={ list }
				columns={ fields }
				actionsFor={ actionsFor }
				nameOf={ nameText }
				foundText={ foundText }
				selectionTexts={ selectionTexts }
				empty={
					<Empty
						texts={ [ __( 'There are no people yet.', 'svc' ) ] }
					/>
				}
			/>
		</Screen>
	);
}
