import { _n, sprintf } from '@wordpress/i18n';

const shown = 5;

/** The names of the items that a dialog is about; the first few of many. */
export function Names( { names }: { names: readonly string[] } ) {
	const first = names.slice( 0, shown ).join( ', ' );
	const more = names.length - shown;
	return (
		<p className="svc-names">
			{ more > 0
				? sprintf(
						/* translators: 1: some names, 2: how many more. */
						_n(
							'%1$s and %2$d more',
							'%1$s and %2$d more',
							more,
							'svc'
						),
						first,
						more
					)
				: first }
		</p>
	);
}
