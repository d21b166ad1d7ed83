import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Basis } from '../../../client/src/mortgage-calculator/engine/index';
import { ConflictDialog } from '../../shared/form/conflict-dialog';
import { Field } from '../../shared/form/field';
import { editableByAdministrators } from '../../shared/form/field-row';
import { FormScreen } from '../../shared/form/form-screen';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { siteDay } from '../../shared/site-day';
import { describedBy } from '../../shared/form/described';
import { AsOf, StaleNotice } from './as-of';
import { History } from './history';
import { Preview } from './preview';
import { RatesTable } from './rates-table';
import { rateRows } from './rows';
import { ratesSource, type RatesVersion } from './source';

/** The rates table: typed or pasted, seen as visitors will see it, and published. */
export function EditRates( { start }: { start: RatesVersion } ) {
	const [ rows ] = useState( rateRows );
	const [ described ] = useState( () => describedBy( rows ) );
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft, rows );
	const saving = useSaving( version, setVersion, ratesSource, editing );
	const form = { ...editing, may: editableByAdministrators( rows ) };
	const { settings } = version;
	const basis: Basis = {
		settings,
		rates: [],
		month: siteDay().slice( 0, 7 ),
		texts: {},
	};
	/** Rates that are changed are today's, unless another day was chosen. */
	const dateChange = () => {
		if ( editing.draft.as_of === editing.base.as_of ) {
			editing.set( { as_of: siteDay() } );
		}
	};
	return (
		<>
			<FormScreen
				title={ __( 'Mortgage rates', 'svc' ) }
				submit={ __( 'Publish', 'svc' ) }
				isReady={ editing.changed.length > 0 }
				editing={ editing }
				saving={ saving }
				aside={
					<>
						<Preview draft={ editing.draft } basis={ basis } />
						<History
							key={ version.etag }
							onUse={ ( draft ) => {
								editing.set( { ...draft, as_of: siteDay() } );
								editing.setErrors( {} );
							} }
						/>
					</>
				}
			>
				<StaleNotice
					version={ version }
					onConfirm={ () => editing.set( { as_of: siteDay() } ) }
				/>
				<RatesTable
					form={ form }
					basis={ basis }
					onChange={ dateChange }
				/>
				<Section title={ __( 'Date and assumptions', 'svc' ) }>
					<div className="svc-pair">
						<AsOf
							form={ form }
							staleAfterDays={ settings.stale_after_days }
						/>
						<Field { ...form } name="assumptions.price" />
						<Field { ...form } name="assumptions.down_percent" />
					</div>
					<p className="svc-note">
						{ __(
							'The APR of each rate is computed for a home of this price and a down payment of this share.',
							'svc'
						) }
					</p>
					<Field { ...form } name="note" />
				</Section>
			</FormScreen>
			{ saving.conflict && (
				<ConflictDialog
					{ ...described }
					merge={ saving.conflict.merge }
					theirs={ saving.conflict.theirs.draft }
					base={ editing.base }
					onMerged={ ( draft ) => void saving.saveMerged( draft ) }
					onClose={ saving.dismiss }
				/>
			) }
		</>
	);
}
