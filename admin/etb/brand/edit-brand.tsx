import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describedBy } from '../../shared/form/described';
import {
	editableByAdministrators,
	type FieldRows,
} from '../../shared/form/field-row';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { VersionScreen } from '../../shared/form/version-screen';
import { Preview } from './preview';
import { Company, Looks, Sending, Templates } from './sections';
import { brandSource, type BrandVersion } from './source';

interface Props {
	start: BrandVersion;
	rows: FieldRows;
}

export function EditBrand( { start, rows }: Props ) {
	const [ described ] = useState( () => describedBy( rows ) );
	const [ source ] = useState( () => brandSource( rows ) );
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft, rows );
	const saving = useSaving( version, setVersion, source, editing );
	const form = { ...editing, may: editableByAdministrators( rows ) };
	return (
		<VersionScreen
			title={ __( 'Brand', 'svc' ) }
			editing={ editing }
			saving={ saving }
			described={ described }
			aside={
				<Preview draft={ editing.draft } etag={ version.etag ?? '' } />
			}
		>
			<Looks form={ form } />
			<Company form={ form } />
			<Sending form={ form } />
			<Templates form={ form } />
		</VersionScreen>
	);
}
