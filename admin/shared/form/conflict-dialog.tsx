import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { DialogButtons } from '../dialog-buttons';
import { ConflictVersion } from './conflict-version';
import type { Draft, Value } from './draft';
import type { Merge } from './merge';

/** How fields are named and their values shown. */
export interface Described {
	labelOf: ( name: string ) => string;
	Shown: ComponentType< { name: string; value: Value } >;
}

interface Props extends Described {
	merge: Merge;
	/** As it is saved now. */
	theirs: Draft;
	/** What was opened. */
	base: Draft;
	onMerged: ( draft: Draft ) => void;
	onClose: () => void;
}

/** The record was saved by someone else: both versions side by side, with a choice where both changed a field. */
export function ConflictDialog( {
	merge,
	theirs,
	base,
	onMerged,
	onClose,
	labelOf,
	Shown,
}: Props ) {
	const [ taken, setTaken ] = useState< Draft >( {} );
	const choose = ( name: string, isTheirs: boolean ) => {
		const { [ name ]: _mine, ...others } = taken;
		setTaken(
			isTheirs ? { ...others, [ name ]: theirs[ name ] ?? '' } : others
		);
	};
	const theirName = __( 'Other version', 'svc' );
	const myName = __( 'Your version', 'svc' );
	const rows = [
		...merge.conflicts.map( ( one ) => ( { ...one, isSettled: false } ) ),
		...merge.taken.map( ( name ) => ( {
			name,
			theirs: theirs[ name ] ?? '',
			mine: base[ name ] ?? '',
			isSettled: true,
		} ) ),
	];
	return (
		<Modal
			title={ __( 'Someone else saved changes in the meantime', 'svc' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'Your changes are not lost. Choose which version to keep where both of you changed the same field; all other changes are kept.',
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
					{ rows.map( ( { name, isSettled, ...row } ) => (
						<tr key={ name }>
							<th scope="row">{ labelOf( name ) }</th>
							{ ( [ 'theirs', 'mine' ] as const ).map(
								( version ) => (
									<td
										key={ version }
										data-version={
											version === 'theirs'
												? theirName
												: myName
										}
									>
										<ConflictVersion
											name={ name }
											label={ labelOf( name ) }
											isTheirs={ version === 'theirs' }
											isSettled={ isSettled }
											isChosen={
												name in taken ===
												( version === 'theirs' )
											}
											onChoose={ choose }
										>
											<Shown
												name={ name }
												value={ row[ version ] }
											/>
										</ConflictVersion>
									</td>
								)
							) }
						</tr>
					) ) }
				</tbody>
			</table>
			<DialogButtons
				label={ __( 'Save', 'svc' ) }
				onAction={ () => onMerged( { ...merge.draft, ...taken } ) }
				cancelLabel={ __( 'Keep editing', 'svc' ) }
				onCancel={ onClose }
			/>
		</Modal>
	);
}
