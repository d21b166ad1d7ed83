import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { useList } from '../../shared/list/use-list';
import { Screen } from '../../shared/screen';
import { actionsFor } from './actions';
import { AddDialog } from './add-dialog';
import { columns } from './columns';
import { editorAddress } from './editor-address';
import { ImportButton } from './import-button';
import { templateList, templateShape } from './list';
import { foundText, nameText, selectionTexts } from './texts';

/** The e-mail templates, by either build of DataViews. */
export function TemplatesScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( templateList );
	const fields = useMemo( columns, [] );
	const [ isAdding, setAdding ] = useState( false );
	return (
		<Screen
			title={ __( 'E-mail templates', 'svc' ) }
			actions={
				<>
					<ImportButton onImported={ list.again } />
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => setAdding( true ) }
					>
						{ __( 'Add template', 'svc' ) }
					</Button>
				</>
			}
		>
			<ListView
				DataViews={ DataViews }
				shape={ templateShape }
				list={ list }
				columns={ fields }
				actionsFor={ actionsFor }
				nameOf={ nameText }
				// WordPress edits nothing that is in the Trash.
				addressOfItem={ ( { id, status } ) =>
					status === 'trash' ? null : editorAddress( id )
				}
				searchLabel={ __( 'Search by name or subject', 'svc' ) }
				foundText={ foundText }
				selectionTexts={ selectionTexts }
				empty={
					<Empty
						texts={
							isNarrowed( list.state )
								? [
										__(
											'No templates match your search.',
											'svc'
										),
									]
								: [
										__(
											'There are no templates yet.',
											'svc'
										),
										__(
											'E-mails without a template of your own are made from the default template of their purpose.',
											'svc'
										),
									]
						}
					/>
				}
			/>
			{ isAdding && <AddDialog close={ () => setAdding( false ) } /> }
		</Screen>
	);
}
