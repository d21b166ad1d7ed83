import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Screen } from '../../shared/screen';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { useSettings, type EditedPart, type ReadPart } from './use-settings';

const form = 'svc-settings';

export function EditSettings( { start }: { start: readonly ReadPart[] } ) {
	const { parts, isChanged, isBusy, error, save, change } =
		useSettings( start );
	const guard = useLeaveGuard( isChanged );
	const sections = ( which: 'Sections' | 'LastSections' ) =>
		parts.map( ( { part, value }: EditedPart, index ) => {
			const Sections = part[ which ];
			return (
				Sections && (
					<Sections
						key={ index }
						value={ value }
						onChange={ ( next ) => change( part, next ) }
					/>
				)
			);
		} );
	return (
		<Screen
			title={ __( 'People settings', 'svc' ) }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					form={ form }
					isBusy={ isBusy }
					disabled={ isBusy || ! isChanged }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'svc' ) }
				</Button>
			}
		>
			<div aria-live="assertive">
				{ error !== null && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
			</div>
			<form
				id={ form }
				className="svc-settings"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				{ sections( 'Sections' ) }
				{ sections( 'LastSections' ) }
			</form>
			{ guard }
		</Screen>
	);
}
