import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { CancelButton } from './cancel';
import { nameOf } from './earlier';
import { chunksOf, type Chunk } from './sheet/chunks';
import type { Sheet } from './sheet/read';
import { ChooseFile } from './start';
import { Step } from './step';
import { Troubles } from './troubles';
import type { Following } from './use-import';
import { rowsText } from './words';

interface Props {
	now: Import;
	following: Following;
	onRead: ( chunks: Chunk[] ) => void;
	onCancel: () => void;
}

/** An import whose rows have not all been sent: only the file has the rest. */
export function Unsent( { now, following, onRead, onCancel }: Props ) {
	const [ other, setOther ] = useState< Sheet | null >( null );
	const width = now.columns.length;
	const take = ( sheet: Sheet ) => {
		if (
			sheet.headers.length === width &&
			sheet.rows.length >= now.total
		) {
			onRead( chunksOf( sheet.rows, width ) );
		} else {
			setOther( sheet );
		}
	};
	return (
		<Step at="file" title={ __( 'Choose the file again', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: how many rows. */
					__(
						'Sending %1$s was interrupted; %2$s have arrived. Choose the same file again: what the columns are is kept, and nothing is sent twice.',
						'svc'
					),
					nameOf( now ),
					rowsText( now.total )
				) }{ ' ' }
				{ following.isMoving &&
					__( 'Another window is sending it now.', 'svc' ) }
			</p>
			<Troubles following={ following } />
			<div aria-live="assertive">
				{ other && (
					<Notice status="error" isDismissible={ false }>
						{ sprintf(
							/* translators: 1: name of a file, 2: how many columns, 3: how many rows. */
							__(
								'%1$s is another file: this import has %2$d columns, and %3$s have arrived already. Choose the file that you began with, or begin another import.',
								'svc'
							),
							other.name,
							width,
							rowsText( now.total )
						) }
					</Notice>
				) }
			</div>
			<ChooseFile onRead={ take } />
			<div className="svc-import__buttons">
				<CancelButton onClick={ onCancel } />
			</div>
		</Step>
	);
}
