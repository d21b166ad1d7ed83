import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	editableByAdministrators,
	type FieldRows,
} from '../../shared/form/field-row';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { VersionScreen } from '../../shared/form/version-screen';
import { describedBy } from '../../shared/form/described';
import { computableSettings } from './draft';
import { Preview } from './preview';
import { Fees, LoanTypes, StartValues, WhatVisitorsSee } from './sections';
import { settingsSource, type SettingsVersion } from './source';

interface Props {
	start: SettingsVersion;
	rows: FieldRows;
}

export function EditCalculator( { start, rows }: Props ) {
	const [ described ] = useState( () => describedBy( rows ) );
	const [ source ] = useState( () => settingsSource( rows ) );
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft, rows );
	const saving = useSaving( version, setVersion, source, editing );
	const form = { ...editing, may: editableByAdministrators( rows ) };
	return (
		<VersionScreen
			title={ __( 'Mortgage calculator', 'svc' ) }
			editing={ editing }
			saving={ saving }
			described={ described }
			aside={
				<Preview
					settings={ computableSettings(
						version.settings,
						editing.draft,
						rows
					) }
				/>
			}
		>
			<StartValues form={ form } />
			<LoanTypes form={ form } />
			<Fees form={ form } />
			<WhatVisitorsSee form={ form } />
		</VersionScreen>
	);
}
