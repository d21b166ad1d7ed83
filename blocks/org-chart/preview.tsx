import { Disabled, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import type { Attributes } from './attributes';

/** The real people, as this editor would see them on the page. */
export const Preview = ( { attributes }: { attributes: Attributes } ) => (
	<>
		{ attributes.start === 'viewer' && (
			<Notice status="info" isDismissible={ false }>
				{ __(
					'Each visitor sees their own team here. This is yours.',
					'svc'
				) }
			</Notice>
		) }
		<div ref={ useCentre() }>
			<Disabled>
				<ServerSideRender
					block="svc/org-chart"
					attributes={ { ...attributes } }
					skipBlockSupportAttributes
				/>
			</Disabled>
		</div>
	</>
);

/** Every org chart that is loaded is scrolled to its middle, where the root is. */
function useCentre() {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { current } = ref;
		const observer = new MutationObserver( () => {
			const frame = current?.querySelector( '.svc-org-chart__viewport' );
			if ( ! frame ) {
				return;
			}
			const { scrollWidth, clientWidth, scrollHeight, clientHeight } =
				frame;
			const sign = frame.matches( ':dir( rtl )' ) ? -1 : 1;
			if ( frame.matches( '.is-horizontal > *' ) ) {
				frame.scrollTo( 0, ( scrollHeight - clientHeight ) / 2 );
			} else {
				frame.scrollTo(
					( sign * ( scrollWidth - clientWidth ) ) / 2,
					0
				);
			}
		} );
		if ( current ) {
			observer.observe( current, { childList: true, subtree: true } );
		}
		return () => observer.disconnect();
	}, [] );
	return ref;
}
