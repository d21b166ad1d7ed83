import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	messageStatuses,
	purposes,
} from '../../../client/src/etb/vocabulary.js';
import { textColumn } from '../../shared/list/columns';
import { momentText } from '../../shared/time';
import { choiceColumn } from '../shared/choice-column';
import { messageStatusText, purposeText } from '../vocabulary';
import type { Row } from './list';

const timeColumn = (
	id: 'next_try_at' | 'sent_at',
	label: string
): Field< Row > =>
	textColumn( id, label, ( row ) => {
		const at = row[ id ];
		return at === null ? '' : momentText( at );
	} );

export const columns = (): Field< Row >[] => [
	textColumn< Row >( 'to', __( 'Recipient', 'svc' ), ( { to } ) => to, {
		enableHiding: false,
	} ),
	textColumn< Row >(
		'subject',
		__( 'Subject', 'svc' ),
		( { subject } ) => subject
	),
	choiceColumn< Row, 'purpose' >(
		'purpose',
		__( 'Purpose', 'svc' ),
		purposes,
		purposeText
	),
	choiceColumn< Row, 'status' >(
		'status',
		__( 'Status', 'svc' ),
		messageStatuses,
		messageStatusText
	),
	textColumn< Row >( 'attempts', __( 'Attempts', 'svc' ), ( row ) =>
		String( row.attempts )
	),
	textColumn< Row >(
		'error',
		__( 'Last error', 'svc' ),
		( row ) => row.error
	),
	timeColumn( 'next_try_at', __( 'Next attempt', 'svc' ) ),
	textColumn< Row >( 'created', __( 'Created', 'svc' ), ( row ) =>
		momentText( row.created_at )
	),
	timeColumn( 'sent_at', __( 'Sent', 'svc' ) ),
];
