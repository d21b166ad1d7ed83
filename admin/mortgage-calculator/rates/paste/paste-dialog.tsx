import {
	Button,
	FormFileUpload,
	Modal,
	RadioControl,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DialogButtons } from '../../../shared/dialog-buttons';
import type { Cells } from '../../../shared/form/draft';
import { readRates } from './read';
import { PastedRates } from './pasted-rates';

interface Props {
	/** What was pasted into the table. */
	start: string;
	hasRates: boolean;
	/** The most rates that a table may have. */
	most: number;
	onPasted: ( rates: readonly Cells[], isReplacing: boolean ) => void;
	onClose: () => void;
}

/** Shows which rates were found in pasted text or in a CSV file, before they change the table. */
export function PasteDialog( {
	start,
	hasRates,
	most,
	onPasted,
	onClose,
}: Props ) {
	const [ text, setText ] = useState( start );
	const [ isReplacing, setReplacing ] = useState( true );
	const { rates, skipped } = readRates( text );
	const readFile = async ( { target }: { target: HTMLInputElement } ) => {
		const file = target.files?.[ 0 ];
		if ( file ) {
			setText( await file.text() );
		}
	};
	return (
		<Modal
			title={ __( 'Paste from a spreadsheet', 'svc' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<div className="svc-dialog">
				<TextareaControl
					label={ __( 'Rows of the spreadsheet', 'svc' ) }
					help={ __(
						'Copy the rows in Excel or Google Sheets, with or without headers, and paste them here: name, rate, points, lender fees. Type and term can have columns of their own; otherwise they are read from the name. The APR is not read but computed.',
						'svc'
					) }
					rows={ start === '' ? 6 : 3 }
					value={ text }
					onChange={ setText }
				/>
				<FormFileUpload
					accept=".csv,.tsv,.txt,text/csv"
					onChange={ ( event ) => void readFile( event ) }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ openFileDialog }
						>
							{ __( 'Choose a CSV file', 'svc' ) }
						</Button>
					) }
				/>
				<PastedRates
					rates={ rates.slice( 0, most ) }
					skipped={ [
						...skipped,
						...rates
							.slice( most )
							.map( ( { label = '' } ) => label ),
					] }
					isEmpty={ text.trim() === '' }
				/>
				{ hasRates && rates.length > 0 && (
					<RadioControl
						label={ __( 'The rates in the table', 'svc' ) }
						selected={ isReplacing ? 'replace' : 'update' }
						options={ [
							{
								value: 'replace',
								label: __( 'Replace all of them', 'svc' ),
							},
							{
								value: 'update',
								label: __(
									'Update those of the same name, and add the others',
									'svc'
								),
							},
						] }
						onChange={ ( value ) =>
							setReplacing( value === 'replace' )
						}
					/>
				) }
				<DialogButtons
					label={
						rates.length === 0
							? __( 'Use these rates', 'svc' )
							: sprintf(
									/* translators: %d: number of rates. */
									_n(
										'Use this %d rate',
										'Use these %d rates',
										Math.min( rates.length, most ),
										'svc'
									),
									Math.min( rates.length, most )
								)
					}
					onAction={ () =>
						onPasted( rates.slice( 0, most ), isReplacing )
					}
					onCancel={ onClose }
					isReady={ rates.length > 0 }
				/>
			</div>
		</Modal>
	);
}
