import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { mail } from '../data';

/** Gmail cuts longer messages off. */
const gmail = 102_400;
/** Longest signature that Gmail's settings accept. */
const signature = 10_000;

const kilobytes = ( bytes: number ): string =>
	new Intl.NumberFormat( document.documentElement.lang || 'en', {
		maximumFractionDigits: 1,
	} ).format( bytes / 1000 );

export function Size( { of: bytes }: { of: number } ) {
	const id = useId();
	const limit = mail().purpose === 'signature' ? signature : gmail;
	return (
		<div className={ `svc-mail-size${ bytes > limit ? ' is-over' : '' }` }>
			<label htmlFor={ id }>
				{ sprintf(
					/* translators: 1: size, 2: largest size, both in kilobytes. */
					__(
						'Size: %1$s kB of the %2$s kB that Gmail takes',
						'svc'
					),
					kilobytes( bytes ),
					kilobytes( limit )
				) }
			</label>
			<progress
				id={ id }
				max={ limit }
				value={ Math.min( bytes, limit ) }
			/>
		</div>
	);
}
