import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MailWarning } from '../../../../client/src/etb/index';
import { canGoTo, goTo } from './go-to';

interface Props {
	/** Null while they are not known. */
	warnings: MailWarning[] | null;
	close: () => void;
}

const countText = ( count: number ): string =>
	count === 0
		? __( 'No warnings', 'svc' )
		: sprintf(
				/* translators: %d: how many. */
				_n( '%d warning', '%d warnings', count, 'svc' ),
				count
			);

/** What the server says of the e-mail; each leads to the block that it is about. */
export const Warnings = ( { warnings, close }: Props ) => (
	<section className="svc-mail-warnings">
		<div role="status">
			{ warnings && <h2>{ countText( warnings.length ) }</h2> }
		</div>
		<ul>
			{ warnings?.map( ( { code, message, path } ) => (
				<li key={ `${ code } ${ path } ${ message }` }>
					{ message }{ ' ' }
					{ canGoTo( path ) && (
						<Button
							variant="link"
							onClick={ () => {
								close();
								goTo( path );
							} }
						>
							{ __( 'Show', 'svc' ) }
						</Button>
					) }
				</li>
			) ) }
		</ul>
	</section>
);
