import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import {
	deleteImport,
	listImports,
} from '../../../client/src/users/imports.js';
import { boot } from '../../shared/boot';
import { addressOf } from '../../shared/location';
import { Link } from '../../shared/link';
import { NotYet } from '../../shared/not-yet';
import { notify } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { Ask } from './ask';
import { Pages } from './pages';
import { instantText, rowsText, statusText } from './words';

const isOver = ( { status }: Import ) =>
	status === 'finished' || status === 'cancelled';

const whose = ( { user_id }: Import ): string => {
	switch ( user_id ) {
		case boot().me.userId:
			return __( 'by you', 'svc' );
		case 0:
			return __( 'from the command line', 'svc' );
		default:
			return __( 'by somebody else', 'svc' );
	}
};

export const nameOf = ( { id, name }: Import ): string =>
	name ||
	sprintf(
		/* translators: %d: number of an import. */
		__( 'Import %d', 'svc' ),
		id
	);

/** Imports that are not finished, whoever began them, and those of the last month. */
export function Earlier() {
	const [ page, setPage ] = useState( 1 );
	const [ leaving, setLeaving ] = useState< Import | null >( null );
	const { value, again, ...asked } = useAnswer(
		String( page ),
		async ( signal ) => {
			const query = page === 1 ? {} : { page };
			return ( await listImports( transport, query, { signal } ) ).body;
		}
	);
	if ( ! value ) {
		return <NotYet again={ again } { ...asked } />;
	}
	if ( value.total === 0 ) {
		return null;
	}
	return (
		<section
			className="svc-earlier"
			aria-labelledby="svc-earlier"
			aria-busy={ asked.isWaiting }
		>
			<h2 id="svc-earlier" tabIndex={ -1 }>
				{ __( 'Earlier imports', 'svc' ) }
			</h2>
			<ul>
				{ value.data.map( ( one ) => (
					<li key={ one.id }>
						<div>
							<Link
								href={ addressOf( 'svc-people-import', {
									import: one.id,
								} ) }
							>
								{ nameOf( one ) }
							</Link>
							<span>
								{ sprintf(
									/* translators: 1: date and time, 2: by whom, 3: how many rows. */
									__( '%1$s %2$s, %3$s', 'svc' ),
									instantText( one.created_at ),
									whose( one ),
									rowsText( one.total )
								) }
							</span>
						</div>
						<span className="svc-status" data-is={ one.status }>
							{ statusText( one ) }
						</span>
						<Button
							variant="tertiary"
							size="compact"
							isDestructive
							aria-label={ sprintf(
								/* translators: %s: name of a file. */
								__( 'Delete %s', 'svc' ),
								nameOf( one )
							) }
							onClick={ () => setLeaving( one ) }
						>
							{ __( 'Delete', 'svc' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<Pages page={ page } pages={ value.pages } onChange={ setPage } />
			{ leaving && (
				<DeleteImport
					import_={ leaving }
					onClose={ () => setLeaving( null ) }
					onDeleted={ () => {
						setLeaving( null );
						document.getElementById( 'svc-earlier' )?.focus();
						again();
					} }
				/>
			) }
		</section>
	);
}

interface DeleteProps {
	import_: Import;
	onClose: () => void;
	onDeleted: () => void;
}

function DeleteImport( { import_, onClose, onDeleted }: DeleteProps ) {
	return (
		<Ask
			title={ __( 'Delete this import?', 'svc' ) }
			no={ __( 'Keep', 'svc' ) }
			yes={ __( 'Delete', 'svc' ) }
			onNo={ onClose }
			onYes={ async () => {
				await deleteImport( transport, import_.id );
				notify( __( 'Import deleted.', 'svc' ) );
				onDeleted();
			} }
		>
			<p className="svc-names">{ nameOf( import_ ) }</p>
			<p>
				{ isOver( import_ )
					? __(
							'Its report is deleted. People stay as they are.',
							'svc'
						)
					: __(
							'The rows that were sent are deleted, and it cannot be gone on with. What it has done to people stays.',
							'svc'
						) }
			</p>
		</Ask>
	);
}
