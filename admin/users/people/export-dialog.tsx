import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { fileAddress } from '../../shared/file-address';
import { exportKinds, exportPath, type ExportKind } from './export';
import type { ListState } from '../../shared/list/list-state';

interface Props {
	state: ListState;
	/** How many. */
	count: number;
	/** Profile IDs; none for all whom the list shows. */
	only?: number[];
	close: () => void;
}

const labelOf = ( kind: ExportKind ) =>
	( {
		shown: {
			label: __( 'Spreadsheet with the columns of the list', 'svc' ),
			description: __(
				'CSV, for Excel, Numbers and Google Sheets.',
				'svc'
			),
		},
		all: {
			label: __( 'Spreadsheet with everything', 'svc' ),
			description: __(
				'CSV with all columns that can be imported again.',
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

/** Asks what the file is to have; a browser that goes to its address saves it. */
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
						'%d person is saved as',
						'%d people are saved as',
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
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ close }
				>
					{ __( 'Cancel', 'svc' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Export', 'svc' ) }
				</Button>
			</div>
		</form>
	);
}
