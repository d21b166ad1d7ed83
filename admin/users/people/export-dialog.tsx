import { Modal, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { DialogButtons } from '../../shared/dialog-buttons';
import { fileAddress } from '../../shared/file-address';
import { exportKinds, exportPath, type ExportKind } from './export';
import type { PeopleState } from './list';

interface Props {
	state: PeopleState;
	/** How many people are exported. */
	count: number;
	/** Profile IDs; without any, all people of the list are exported. */
	only?: number[];
	close: () => void;
}

const labelOf = ( kind: ExportKind ) =>
	( {
		shown: {
			label: __( 'Spreadsheet with the columns of this list', 'svc' ),
			description: __(
				'CSV, for Excel, Numbers and Google Sheets.',
				'svc'
			),
		},
		all: {
			label: __( 'Spreadsheet with all columns', 'svc' ),
			description: __(
				'CSV with all columns that can be imported.',
				'svc'
			),
		},
		cards: {
			label: __( 'Contacts', 'svc' ),
			description: __(
				'vCard, for address books on computers and phones.',
				'svc'
			),
		},
	} )[ kind ];

/** Chooses the kind of file; the browser downloads it from its address. */
export function ExportDialog( { state, count, only = [], close }: Props ) {
	const [ kind, setKind ] = useState< ExportKind >( 'shown' );
	function save( event: FormEvent ) {
		event.preventDefault();
		window.location.assign(
			fileAddress( exportPath( state, kind, only ) )
		);
		close();
	}
	return (
		<form className="svc-dialog" onSubmit={ save }>
			<RadioControl
				label={ sprintf(
					/* translators: %d: how many people. */
					_n(
						'Export %d person as',
						'Export %d people as',
						count,
						'svc'
					),
					count
				) }
				selected={ kind }
				options={ exportKinds.map( ( value ) => ( {
					value,
					...labelOf( value ),
				} ) ) }
				onChange={ ( value ) => setKind( value as ExportKind ) }
			/>
			<DialogButtons label={ __( 'Export', 'svc' ) } onCancel={ close } />
		</form>
	);
}

export const ExportModal = ( props: Props ) => (
	<Modal
		title={ __( 'Export', 'svc' ) }
		size="small"
		focusOnMount="firstContentElement"
		onRequestClose={ props.close }
	>
		<ExportDialog { ...props } />
	</Modal>
);
