import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorSummary } from '../../shared/form/error-summary';
import { RequiredNote } from '../../shared/form/required';
import { useSaveKey } from '../../shared/form/use-save-key';
import { Screen } from '../../shared/screen';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import type { EditedPart, ReadPart } from './edited-part';
import { PartConflict } from './part-conflict';
import { useSettings } from './use-settings';

const form = 'svc-settings';

export function EditSettings( { start }: { start: readonly ReadPart[] } ) {
	const settings = useSettings( start );
	const { parts, isChanged, isBusy, error, attempt, conflict } = settings;
	const guard = useLeaveGuard( isChanged );
	const place = useRef< HTMLFormElement >( null );
	useSaveKey( place, isChanged && ! isBusy );
	const sections = ( which: 'Sections' | 'LastSections' ) =>
		parts.map( ( { part, value, errors }: EditedPart, index ) => {
			const Sections = part[ which ];
			return (
				Sections && (
					<Sections
						key={ index }
						value={ value }
						onChange={ ( next ) => settings.change( part, next ) }
						errors={ errors }
						check={ ( name, checked ) =>
							settings.check( part, name, checked )
						}
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
			<ErrorSummary
				error={ error }
				errors={ Object.assign(
					{},
					...parts.map( ( one ) => one.errors )
				) }
				attempt={ attempt }
			/>
			<form
				ref={ place }
				id={ form }
				className="svc-settings"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void settings.save();
				} }
			>
				<RequiredNote />
				{ sections( 'Sections' ) }
				{ sections( 'LastSections' ) }
			</form>
			{ conflict && (
				<PartConflict
					conflict={ conflict }
					onMerged={ ( draft ) =>
						void settings.saveMerged( conflict, draft )
					}
					onClose={ settings.dismiss }
				/>
			) }
			{ guard }
		</Screen>
	);
}
