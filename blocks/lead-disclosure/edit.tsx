import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { useIsPreview } from '../shared/use-is-preview';

/** An invented company: previews send no requests. */
const Sample = () => (
	<footer className="svc-lead-disclosure">
		<p>Ana Ruiz, NMLS #123456 · Example Home Loans, NMLS #654321</p>
		<p>{ __( 'Equal Housing Lender', 'svc' ) }</p>
	</footer>
);

export const Edit = () => {
	const blockProps = useBlockProps();
	return (
		<div { ...blockProps }>
			{ useIsPreview() ? (
				<Sample />
			) : (
				<Disabled>
					<ServerSideRender
						block="svc/lead-disclosure"
						attributes={ {} }
						skipBlockSupportAttributes
					/>
				</Disabled>
			) }
		</div>
	);
};
