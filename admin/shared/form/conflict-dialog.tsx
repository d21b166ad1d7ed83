import { Button, Modal } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Draft } from '../../users/shared/profile/draft';
import { labelOf } from '../../users/fields';
import type { Merge } from './merge';
import { ShownValue } from './shown-value';

interface Props {
	merge: Merge;
	/** As it is saved now. */
	theirs: Draft;
	/** What was opened. */
	base: Draft;
	onMerged: ( draft: Draft ) => void;
	onClose: () => void;
}

/** Somebody else has saved in the meantime: both versions side by side, and a choice where they contradict each other. */
export function Conflict( { merge, theirs, base, onMerged, onClose }: Props ) {
	const [ takes, setTakes ] = useState< ReadonlySet< string > >( new Set() );
	const choose = ( key: string, isTheirs: boolean ) => {
		const next = new Set( takes );
		if ( isTheirs ) {
			next.add( key );
		} else {
			next.delete( key );
		}
		setTakes( next );
	};
	const theirName = __( 'Saved in the meantime', 'svc' );
	const myName = __( 'Yours', 'svc' );
	const rows = [
		...merge.conflicts,
		...merge.taken.map( ( key ) => ( {
			key,
			theirs: theirs[ key ] ?? '',
			mine: base[ key ] ?? '',
			isSettled: true,
		} ) ),
	];
	return (
		<Modal
			title={ __( 'Somebody else has saved in the meantime', 'svc' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'Nothing of yours is lost. Choose what holds where both of you changed the same; everything else of both is kept.',
					'svc'
				) }
			</p>
			<table className="svc-versions">
				<thead>
					<tr>
						<th scope="col">{ __( 'Field', 'svc' ) }</th>
						<th scope="col">{ theirName }</th>
						<th scope="col">{ myName }</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.key }>
							<th scope="row">{ labelOf( row.key ) }</th>
							<td data-version={ theirName }>
								<Version
									row={ row }
									isTheirs
									isChosen={
										'isSettled' in row ||
										takes.has( row.key )
									}
									choose={ choose }
								/>
							</td>
							<td data-version={ myName }>
								<Version
									row={ row }
									isTheirs={ false }
									isChosen={
										! ( 'isSettled' in row ) &&
										! takes.has( row.key )
									}
									choose={ choose }
								/>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Go on editing', 'svc' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						onMerged( {
							...merge.draft,
							...Object.fromEntries(
								[ ...takes ].map( ( key ) => [
									key,
									theirs[ key ] ?? '',
								] )
							),
						} )
					}
				>
					{ __( 'Save this', 'svc' ) }
				</Button>
			</div>
		</Modal>
	);
}

interface VersionProps {
	row: {
		key: string;
		mine: Draft[ string ];
		theirs: Draft[ string ];
		isSettled?: boolean;
	};
	isTheirs: boolean;
	isChosen: boolean;
	choose: ( key: string, isTheirs: boolean ) => void;
}

function Version( { row, isTheirs, isChosen, choose }: VersionProps ) {
	const id = useId();
	const shown = (
		<ShownValue of={ row.key } value={ isTheirs ? row.theirs : row.mine } />
	);
	if ( row.isSettled ) {
		return isTheirs ? shown : <s className="svc-old">{ shown }</s>;
	}
	return (
		<div className="svc-version">
			<input
				id={ id }
				type="radio"
				name={ row.key }
				checked={ isChosen }
				onChange={ () => choose( row.key, isTheirs ) }
				aria-label={ choiceName( row.key, isTheirs ) }
			/>
			<label htmlFor={ id }>{ shown }</label>
		</div>
	);
}

const choiceName = ( key: string, isTheirs: boolean ): string =>
	isTheirs
		? sprintf(
				/* translators: %s: a field. */
				__( '%s: take what was saved in the meantime', 'svc' ),
				labelOf( key )
			)
		: sprintf(
				/* translators: %s: a field. */
				__( '%s: take yours', 'svc' ),
				labelOf( key )
			);
