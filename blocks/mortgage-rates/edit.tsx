import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { useIsPreview } from '../shared/use-is-preview';
import { Sample } from './sample';

const NoRates = () => (
	<Placeholder
		icon="chart-line"
		label={ __( 'Mortgage rates', 'svc' ) }
		instructions={ __(
			'There are no rates, or they are out of date, so visitors see nothing here. Bring them up to date under Mortgage > Rates.',
			'svc'
		) }
	/>
);

export const Edit = () => {
	const blockProps = useBlockProps();
	const isPreview = useIsPreview();
	return (
		<div { ...blockProps }>
			{ isPreview ? (
				<Sample />
			) : (
				<Disabled>
					<ServerSideRender
						block="svc/mortgage-rates"
						attributes={ {} }
						EmptyResponsePlaceholder={ NoRates }
					/>
				</Disabled>
			) }
		</div>
	);
};
