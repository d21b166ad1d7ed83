import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { listImports } from '../../../client/src/users/imports.js';
import { boot } from '../../shared/boot';
import { addressOf } from '../../shared/location';
import { Link } from '../../shared/link';
import { NotYet } from '../../shared/not-yet';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { DeleteImport } from './delete-import';
import { Pages } from './pages';
import { instantText, nameOf, rowsText, statusText } from './texts';

const startedBy = ( { user_id }: Import ): string => {
	switch ( user_id ) {
		case boot().me.userId:
			return __( 'by you', 'svc' );
		case 0:
			return __( 'from the command line', 'svc' );
		default:
			return __( 'by another user', 'svc' );
	}
};

/** All imports that are not finished, and those of the last month. */
export function PreviousImports() {
	const [ page, setPage ] = useState( 1 );
	const [ deleting, setDeleting ] = useState< Import | null >( null );
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
			className="svc-previous-imports"
			aria-labelledby="svc-previous-imports"
			aria-busy={ asked.isWaiting }
		>
			<h2 id="svc-previous-imports" tabIndex={ -1 }>
				{ __( 'Previous imports', 'svc' ) }
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
									/* translators: 1: date and time, 2: who started it, 3: how many rows. */
									__( '%1$s %2$s, %3$s', 'svc' ),
									instantText( one.created_at ),
									startedBy( one ),
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
							onClick={ () => setDeleting( one ) }
						>
							{ __( 'Delete', 'svc' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<Pages page={ page } pages={ value.pages } onChange={ setPage } />
			{ deleting && (
				<DeleteImport
					import_={ deleting }
					onClose={ () => setDeleting( null ) }
					onDeleted={ () => {
						setDeleting( null );
						document
							.getElementById( 'svc-previous-imports' )
							?.focus();
						again();
					} }
				/>
			) }
		</section>
	);
}
