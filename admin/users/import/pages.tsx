import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { number } from './texts';

interface Props {
	page: number;
	pages: number;
	onChange: ( page: number ) => void;
}

/** Buttons to the previous and the next page. */
export const Pages = ( { page, pages, onChange }: Props ) =>
	pages < 2 ? null : (
		<nav className="svc-pages" aria-label={ __( 'Pages', 'svc' ) }>
			<Button
				variant="secondary"
				size="compact"
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( page - 1 ) }
			>
				{ __( 'Previous', 'svc' ) }
			</Button>
			<span aria-current="page">
				{ sprintf(
					/* translators: 1: number of this page, 2: how many there are. */
					__( '%1$s of %2$s', 'svc' ),
					number( page ),
					number( pages )
				) }
			</span>
			<Button
				variant="secondary"
				size="compact"
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onChange( page + 1 ) }
			>
				{ __( 'Next', 'svc' ) }
			</Button>
		</nav>
	);
